import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig, type UserWorkspaceConfig } from 'vitest/config'
import { roomyChromium } from './chromium.ts'

/**
 * Never more pages than processors: a page computes from beginning to end, and each one more loads
 * everything anew. All suites share them, which is why all must give the same number.
 */
export const chromiumInstance = {
  browser: 'chromium',
  maxWorkers: availableParallelism(),
} as const

const usual: UserWorkspaceConfig = {
  resolve: { conditions: ['coinquiry', 'module', 'browser', 'development|production'] },
  test: {
    include: ['**/*.test.ts'],
    // The machine may be busy with others.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      connectTimeout: 240_000,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: roomyChromium }),
      instances: [chromiumInstance],
    },
  },
}

/** A suite that runs in a browser's page; `own` is how it differs from the others. */
export const inBrowser = (own: UserWorkspaceConfig): UserWorkspaceConfig => mergeConfig(usual, own)
