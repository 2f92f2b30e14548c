import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['coinquiry', 'node', 'import', 'module', 'default'] } },
  test: { name: 'server-render', include: ['**/*.test.ts'], testTimeout: 30_000 },
})
