// Plain JavaScript: it runs before anything is installed, on whatever Node the machine has.
import { ensureBrowser } from './browser.js'
import { ensureInstalled } from './install.js'
import { assertNode } from './node-version.js'

/** `app` runs it, `tools` is all packages, and `all` also the browser that the tests drive. */
const [scope] = process.argv.slice(2)

try {
  ensureInstalled(scope === 'app' ? 'app' : 'all')
  assertNode()
  if (scope === 'all') ensureBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
