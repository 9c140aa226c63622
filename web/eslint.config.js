import { defineConfig } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['node_modules', '.fonts', 'dist'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // prettier leaves the data of a path and the words of a text as they are
      'max-len': ['error', { code: 300 }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // a board's live getters need a name for what is around them
      '@typescript-eslint/no-this-alias': ['error', { allowedNames: ['self'] }],
      // most lists here are drawn: their place is their key. What moves or is animated has one.
      'svelte/require-each-key': 'off',
      // state here is raw and replaced as a whole; a Set or Map is made anew, never changed after
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // made by tools/browser_types.py: a namespace a game
  { files: ['src/lib/views.ts'], rules: { '@typescript-eslint/no-namespace': 'off' } },
)
