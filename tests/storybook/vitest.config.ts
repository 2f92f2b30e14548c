import { inBrowser } from '../in-browser.ts'

export default inBrowser({
  // Named here, since a dependency that is found during a run reloads the page.
  optimizeDeps: { include: ['storybook/preview-api', 'storybook/theming'] },
  test: { name: 'storybook' },
})
