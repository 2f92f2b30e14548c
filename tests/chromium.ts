import { findBrowser } from '../scripts/setup/browser.js'

/**
 * What Playwright turns off, repeated because Chromium heeds its last list alone; then what would
 * start processes for each window that no test ever sees: the pages in which its address bar
 * unfolds, and a spare one for the next page.
 */
const unwanted = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  'SpareRendererForSitePerProcess',
]

/** How every test starts the browser that the setup has found: quiet, and without a screen. */
export const chromium = {
  executablePath: findBrowser() ?? 'chromium',
  // Without it, as on a new machine, Chromium saves no file under a Chinese name.
  env: { ...process.env, LANG: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${unwanted}`,
  ],
}

/**
 * For tests that look at pages and measure no speed. Nothing runs there for long enough to be worth
 * compiling a second time, and drawing needs no process of its own.
 */
export const frugalChromium = {
  ...chromium,
  args: [...chromium.args, '--in-process-gpu', '--js-flags=--no-maglev,--no-opt'],
}

/**
 * For pages that live for minutes, with one test after the other: garbage is collected less often
 * where more memory may fill with it.
 */
export const roomyChromium = {
  ...chromium,
  args: [
    ...chromium.args,
    '--js-flags=--min-semi-space-size=64,--max-semi-space-size=64,--initial-old-space-size=1024',
  ],
}
