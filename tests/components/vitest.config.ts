import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from '../chromium.ts'

export default defineConfig({
  resolve: { conditions: ['coinquiry', 'module', 'browser', 'development|production'] },
  // Named beforehand: one that is found in the midst of a run would reload the page.
  optimizeDeps: {
    include: [
      '@coinquiry/ui > cmdk',
      '@coinquiry/ui > lucide-react',
      '@coinquiry/ui > micromark-extension-cjk-friendly',
      '@coinquiry/ui > react-markdown',
      '@coinquiry/ui > remark-gfm',
      ...['dialog', 'dropdown-menu', 'popover', 'switch', 'tabs', 'toast', 'tooltip'].map(
        (name) => `@coinquiry/ui > @radix-ui/react-${name}`,
      ),
      'axe-core',
      'react-dom/client',
    ],
  },
  test: {
    name: 'components',
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
})
