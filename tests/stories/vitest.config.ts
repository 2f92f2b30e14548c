import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { papers } from './papers.ts'

const chromium = {
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) }),
  ],
  test: {
    name: 'stories',
    isolate: false,
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromium,
        // Nothing a test waits for may hang on the length of an animation.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: papers,
    },
  },
})
