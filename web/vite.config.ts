import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The server that `npm run dev` talks to; the built pages are served by the server itself.
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/spieltisch/table/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy allows no data: in scripts or fonts
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    proxy: { '/api': server, '/healthz': server, '/ws': { target: server, ws: true } },
  },
})
