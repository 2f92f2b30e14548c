import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { roomyChromium } from '../chromium.ts'
import { browserInstances } from './browser-instances.ts'

export default defineConfig({
  plugins: [
    storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) }),
  ],
  // Named here, since a dependency that is found during a run reloads the page.
  optimizeDeps: { include: ['axe-core'] },
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: [fileURLToPath(new URL('after-each-story.ts', import.meta.url))],
    sequence: { groupOrder: 1 },
    // The machine may be busy with others. A story may wait several times, each as long as below.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      connectTimeout: 240_000,
      headless: true,
      provider: playwright({
        launchOptions: roomyChromium,
        // Nothing a test waits for may hang on the length of an animation.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: browserInstances,
    },
  },
})
