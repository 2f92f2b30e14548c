import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  test: {
    name: 'faults',
    include: ['**/*.test.ts'],
    globalSetup: ['../../packages/server/src/testing/postgresql-setup.ts'],
    // Much of their time is spent in waiting: for a node's death, for a silent model. So the suites
    // that start processes (access, conformance, faults, fuzz) share their workers.
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    // Each test starts real processes, on a machine that may be busy with others.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
