import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { addTrustedHashes } from './scripts/trusted-hashes.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

const INTEGRATION = ['tests/integration/**/*.test.ts']
const SLOWEST_TEST_MS = 60_000

/** The one instance that Node gives to us and to our dependencies; a bundler's choice would be a second beside it. */
const AS_IN_NODE = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

export default defineConfig({
  test: {
    // Tests with a server wait for it much of the time: one file more than processors keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: AS_IN_NODE,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'domain/**/*.test.ts',
            'api/**/*.test.ts',
            'prisma/seed/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/battery/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/evaluation/**/*.test.ts',
            'web/i18n/**/*.test.ts',
          ],
          testTimeout: SLOWEST_TEST_MS,
        },
      },
      {
        plugins: [addTrustedHashes(), react()],
        test: {
          name: 'component',
          environment: 'jsdom',
          // React, Mantine and the pages are loaded once a worker; what a test leaves behind web/test/setup.ts clears.
          isolate: false,
          include: ['web/**/*.test.tsx', 'web/**/*.test.ts'],
          exclude: ['web/i18n/**/*.test.ts', 'web/dist/**'],
          setupFiles: ['web/test/setup.ts'],
          css: { include: [] },
          testTimeout: SLOWEST_TEST_MS,
        },
      },
      {
        resolve: AS_IN_NODE,
        test: {
          name: 'embedded',
          environment: 'node',
          isolate: false,
          include: INTEGRATION,
          exclude: ['tests/integration/**/*.postgresql.test.ts'],
          globalSetup: ['tests/support/global-embedded.ts'],
          testTimeout: SLOWEST_TEST_MS,
          hookTimeout: SLOWEST_TEST_MS,
        },
      },
      {
        resolve: AS_IN_NODE,
        test: {
          name: 'postgresql',
          environment: 'node',
          isolate: false,
          include: INTEGRATION,
          exclude: ['tests/integration/**/*.embedded.test.ts'],
          globalSetup: ['tests/support/global-postgres.ts'],
          testTimeout: SLOWEST_TEST_MS,
          hookTimeout: SLOWEST_TEST_MS,
        },
      },
    ],
  },
})
