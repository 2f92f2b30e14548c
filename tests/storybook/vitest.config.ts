import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from '../chromium.ts'

export default defineConfig({
  resolve: { conditions: ['coinquiry', 'module', 'browser', 'development|production'] },
  // Named beforehand: one that is found in the midst of a run would reload the page.
  optimizeDeps: { include: ['storybook/preview-api', 'storybook/theming'] },
  test: {
    name: 'storybook',
    include: ['**/*.test.ts'],
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
