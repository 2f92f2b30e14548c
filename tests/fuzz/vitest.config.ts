import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  test: {
    name: 'fuzz',
    include: ['**/*.test.ts'],
    globalSetup: ['../../packages/server/src/testing/postgresql-setup.ts'],
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    // As many requests as are asked for, to a real process.
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
  },
})
