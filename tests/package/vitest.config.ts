import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The mock is run from its sources, as everything else of this repository.
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  test: {
    globalSetup: 'pack.ts',
    name: 'package',
    include: ['**/*.test.ts'],
    maxWorkers: 4,
    sequence: { groupOrder: 2 },
    // It installs from the registry, on a machine that may be busy with others.
    testTimeout: 240_000,
    hookTimeout: 480_000,
  },
})
