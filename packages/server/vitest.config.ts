import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  // Where the setup below runs.
  environments: { __vitest__: { resolve: { conditions: ['coinquiry', 'node'] } } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/postgresql-setup.ts', 'src/testing/embedded-setup.ts'],
    // One embedded engine and one PostgreSQL database per worker, not per file.
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
