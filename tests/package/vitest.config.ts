import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'package',
    include: ['**/*.test.ts'],
    maxWorkers: 4,
    sequence: { groupOrder: 2 },
    // It installs from the registry, on a machine that may be busy with others.
    testTimeout: 240_000,
    hookTimeout: 480_000,
  },
})
