import { execFileSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = { major: 22, minor: 18 }
const bin = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url))

/** The Node that npm scripts find first: the installed one, or else the machine's own. */
export function assertNode() {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
  const version = execFileSync('node', ['--version'], { encoding: 'utf8', env }).trim()
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  if (major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)) return
  throw new Error(
    `Coinquiry needs Node ${NEEDED.major}.${NEEDED.minor} or newer and found ${version}: install a newer Node.`,
  )
}
