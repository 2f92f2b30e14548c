import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  test: { name: 'ui', include: ['{src,stories}/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
})
