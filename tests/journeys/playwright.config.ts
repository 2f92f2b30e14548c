import { defineConfig } from '@playwright/test'
import { frugalChromium } from '../chromium.ts'
import type { PersonOptions, TestAppOptions } from './journey.ts'

export default defineConfig<PersonOptions & TestAppOptions>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  // A page waits more than it works.
  workers: 3,
  // A busy machine may starve a page; `npm test` names what passed only when repeated.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../../artifacts/journeys',
  reporter: 'line',
  use: {
    screenshot: 'only-on-failure',
    launchOptions: frugalChromium,
  },
})
