import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  test: { name: 'eval', testTimeout: 60_000 },
})
