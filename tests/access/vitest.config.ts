import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  test: {
    name: 'access',
    include: ['**/*.test.ts'],
    globalSetup: ['../../packages/server/src/testing/postgresql-setup.ts'],
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
