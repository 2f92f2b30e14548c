import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'module', 'default'] } },
  test: { name: 'app', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
})
