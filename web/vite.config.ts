import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The server that `npm run dev` talks to; the built pages are served by the server itself.
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  // The page names its files from the root, whatever its own address is; all others name theirs beside themselves, so
  // that the same files work in any folder (spieltisch site).
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  worker: { format: 'es' },
  build: {
    outDir: '../src/spieltisch/table/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy allows no data: in scripts or fonts
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        // what every page and every table needs, small signs, and what a table asks with: four files instead of two
        // dozen, which weigh less together; no styles among the first two, whose order matters
        codeSplitting: {
          groups: [
            { name: 'core', test: /node_modules|vite\/|src\/lib\/(wire|words|settings|route)/ },
            {
              name: 'play',
              test: /src\/(pieces\/(tooltip|fitted|lens|zoom)|lib\/(asking|since|narrow|zones|table|sound|board))/,
            },
            { name: 'signs', test: /src\/(pieces\/(Icon|Sign)|lib\/when)/ },
            { name: 'asked', test: /src\/(pieces\/Thing|shell\/(Prompt|Answer|Choices|Talk|Log)\.)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/healthz': server, '/ws': { target: server, ws: true } },
  },
})
