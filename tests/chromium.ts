import { findBrowser } from '../scripts/setup/browser.js'

/** How every test starts the browser that the setup has found: quiet, and without a screen. */
export const chromium = {
  executablePath: findBrowser() ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
