import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node', 'import', 'module', 'default'] } },
  test: {
    name: 'api-client',
    include: ['{src,conformance,mock}/**/*.test.ts'],
    testTimeout: 30_000,
  },
})
