import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compactDocuments } from './scripts/compact-documents.ts'
import { compactKnowledge, ENGINE_CHUNK } from './scripts/compact-knowledge.ts'
import { firstFrame } from './scripts/first-frame.ts'
import { precompress } from './scripts/precompress.ts'
import { addTrustedHashes } from './scripts/trusted-hashes.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000'
/** /graphql alone: what lies below it is the web's own code. */
const proxy = { '/api': apiOrigin, '^/graphql(?:\\?|$)': apiOrigin }

/** react-router's package points at its development build everywhere, warnings and all; the built site takes the other. */
const routerProduction = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('./web', import.meta.url)),
  plugins: [addTrustedHashes(), compactDocuments(), compactKnowledge(), react(), firstFrame(), precompress()],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerProduction('index') },
            { find: /^react-router\/dom$/, replacement: routerProduction('dom-export') },
          ]
        : [],
  },
  css: { postcss: fileURLToPath(new URL('.', import.meta.url)) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page lists the files of all others: without names, and with short hashes, the list is shorter, and it comes with each first visit.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What every page needs and what changes only with an update of these packages: one file, kept long.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
            },
            // What else every page needs.
            { name: 'shell', tags: ['$initial'] },
            // Apollo's, and the toasts': it must not draw Apollo to them.
            { name: 'tslib', test: /node_modules\/tslib\// },
            // What it imports comes with it, but for what pages use too: these would load the whole engine for a little.
            { ...ENGINE_CHUNK, entriesAware: true },
            // Every form has a text field: one file instead of one for each part of it.
            {
              name: 'fields',
              test: /node_modules\/@mantine\/core\/esm\/components\/(?:CloseButton|Input|InputBase|TextInput)\//,
            },
            // What every page that speaks GraphQL needs: one request instead of a dozen small ones.
            {
              name: 'apollo',
              test: /node_modules\/(?:@apollo\/client|@wry|graphql|graphql-tag|optimism|rxjs)\//,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy },
  preview: { proxy },
}))
