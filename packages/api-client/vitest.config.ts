import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'api-client',
    include: ['{src,commands,compatibility,conformance,mock}/**/*.test.ts'],
    // No test leaves anything behind for the next file, so that all share what they import.
    isolate: false,
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
