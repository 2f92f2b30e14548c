// Plain JavaScript: it runs before anything is installed, on whatever Node the machine has.
import { ensureBrowser } from './browser.js'
import { ensureInstalled } from './install.js'
import { assertNode } from './node-version.js'

const scope = process.argv[2] === 'all' ? 'all' : 'app'

try {
  ensureInstalled(scope)
  assertNode()
  if (scope === 'all') ensureBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
