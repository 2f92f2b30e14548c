import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['coinquiry'] },
  ssr: { resolve: { conditions: ['coinquiry', 'node'] } },
  // No test leaves anything behind for the next file, so that all share what they import.
  test: { name: 'eval', isolate: false, testTimeout: 60_000 },
})
