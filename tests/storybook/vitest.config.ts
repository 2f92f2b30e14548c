import { inBrowser } from '../in-browser.ts'

export default inBrowser({
  // Named beforehand: one that is found in the midst of a run would reload the page.
  optimizeDeps: { include: ['storybook/preview-api', 'storybook/theming'] },
  test: { name: 'storybook' },
})
