import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node', 'import', 'module', 'default'] } },
  test: { name: 'app', include: ['src/**/*.test.ts', 'build/**/*.test.ts'], testTimeout: 30_000 },
})
