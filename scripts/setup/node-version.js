import { execFileSync } from 'node:child_process'

const NEEDED = { major: 22, minor: 18 }

/** The Node that npm scripts will find first: the installed one, or the machine's own. */
export function assertNode() {
  const version = execFileSync('node', ['--version'], { encoding: 'utf8' }).trim()
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  if (major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)) return
  throw new Error(
    `Coinquiry needs Node ${NEEDED.major}.${NEEDED.minor} or newer and found ${version}: install a newer Node.`,
  )
}
