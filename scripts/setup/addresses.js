import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
/** What npm reads instead of the lock file where it is there. */
const addressed = new URL('npm-shrinkwrap.json', root)

/**
 * Lets npm install while it knows each package's download address, which the lock file leaves out so that
 * it serves any registry. Without it npm asks for all releases of each package, which takes it longer than
 * the installation itself.
 * @param {() => void} install called once more, without addresses, if it fails with them
 */
export function withAddresses(install) {
  const registry = registryOf()
  if (registry === '') return install()
  try {
    writeFileSync(addressed, JSON.stringify(addressedLock(registry)))
    install()
  } catch {
    console.log('Installing again, with the addresses that the registry tells …')
    rmSync(addressed, { force: true })
    install()
  } finally {
    rmSync(addressed, { force: true })
  }
}

/** The registry that this machine uses, with the slash behind it. */
function registryOf() {
  const args = ['config', 'get', 'registry']
  const shell = process.platform === 'win32'
  const address = execFileSync('npm', args, { encoding: 'utf8', shell }).trim()
  return /^https?:/.test(address) ? address.replace(/\/?$/, '/') : ''
}

/**
 * The lock with the address at which registries keep each of its packages.
 * @param {string} registry
 */
function addressedLock(registry) {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (locked.link || !locked.integrity) continue
    const name = locked.name ?? path.replace(/^.*node_modules\//, '')
    const file = `${name.replace(/^.*\//, '')}-${locked.version}.tgz`
    locked.resolved = `${registry}${name}/-/${file}`
  }
  return lock
}
