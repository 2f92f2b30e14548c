import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withAddresses } from './addresses.js'
import { alone } from './lock.js'

const root = new URL('../../', import.meta.url)
const stamp = new URL('node_modules/.installed.json', root)
/** What the app needs to be built and run; the heavy tools live in the `tests` workspace. */
const APP = ['api-client', 'calculators', 'markdown', 'server', 'ui', 'app'].map(
  (name) => `--workspace=packages/${name}`,
)

/**
 * Installs what the lock file says, once per lock file.
 * @param {'app' | 'all'} scope
 */
export function ensureInstalled(scope) {
  if (isInstalled(scope)) return
  alone(fileURLToPath(root), () => {
    // Whoever was in before may have done it.
    if (!isInstalled(scope)) install(scope)
  })
}

/** @param {'app' | 'all'} scope */
function isInstalled(scope) {
  const installed = readStamp()
  return installed.lock === hashOfLock() && (installed.scope === 'all' || scope === 'app')
}

/** @param {'app' | 'all'} scope */
function install(scope) {
  console.log(`Installing packages (${scope === 'all' ? 'with all tools' : 'app and server'}) …`)
  const args = [...command(), '--include=dev', '--include=optional', '--loglevel=error']
  if (scope === 'app') args.push('--include-workspace-root', ...APP)
  withAddresses(() => {
    execFileSync('npm', args, {
      cwd: fileURLToPath(root),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  })
  writeFileSync(stamp, JSON.stringify({ lock: hashOfLock(), scope }))
}

/** `npm ci` removes everything first, also what a server was started from that still runs. */
function command() {
  return readStamp().lock === hashOfLock() ? ['install', '--no-save'] : ['ci']
}

function hashOfLock() {
  return createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex')
}

/** @returns {{ lock?: string, scope?: string }} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return {}
  }
}
