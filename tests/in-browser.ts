import { playwright } from '@vitest/browser-playwright'
import { mergeConfig, type UserWorkspaceConfig } from 'vitest/config'
import { chromium } from './chromium.ts'

const usual: UserWorkspaceConfig = {
  resolve: { conditions: ['coinquiry', 'module', 'browser', 'development|production'] },
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

/** A suite that runs in a browser's page; `own` is how it differs from the others. */
export const inBrowser = (own: UserWorkspaceConfig): UserWorkspaceConfig => mergeConfig(usual, own)
