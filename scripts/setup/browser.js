import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Chromium without windows: it spends less on each page. */
const WINDOWLESS = '/usr/lib/chromium/chromium-headless-shell'
const KNOWN = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
/** Without these fonts Chinese text and emoji are boxes in every picture. */
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

/** @returns {string | undefined} the browser that tests drive */
export function findBrowser() {
  return [process.env.CHROME_PATH, ...KNOWN].find((path) => path && existsSync(path))
}

/** Debian's Chromium is installed where that is possible; elsewhere a Chrome must be there. */
export function ensureBrowser() {
  if (process.env.CHROME_PATH || existsSync(WINDOWLESS)) return
  if (isDebian() && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian …')
    apt(['update', '-qq'])
    apt(['install', '-qq', '-y', '--no-install-recommends', ...PACKAGES])
  }
  if (findBrowser()) return
  throw new Error(
    `The tests need Chromium: install it (apt-get install ${PACKAGES.join(' ')}) or set CHROME_PATH.`,
  )
}

/** Its relatives have `apt-get`, too, but not this package. */
function isDebian() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** @param {string[]} args */
function apt(args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
