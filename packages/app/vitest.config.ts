import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'app',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    // A file sets up what it needs and takes back what it stubs, so that all share what they import.
    isolate: false,
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
