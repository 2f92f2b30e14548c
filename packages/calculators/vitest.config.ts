import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'calculators',
    include: ['src/**/*.test.ts'],
    // No test leaves anything behind for the next file, so that all share what they import.
    isolate: false,
    testTimeout: 30_000,
  },
})
