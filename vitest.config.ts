import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', environment: 'node', include: ['domain/**/*.test.ts', 'api/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
    ],
  },
})
