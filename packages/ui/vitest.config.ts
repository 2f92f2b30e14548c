import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  test: {
    name: 'ui',
    include: ['{src,stories}/**/*.test.{ts,tsx}'],
    // No test leaves anything behind for the next file, so that all share what they import.
    isolate: false,
    testTimeout: 30_000,
  },
})
