import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PAUSE_MS = 200
/** Between its directory and its number a process needs far less. */
const NAMELESS_MS = 5000
/** No installation takes so long: the number is another process's by now. */
const LONGEST_MS = 30 * 60_000

/**
 * Lets one process at a time work in a folder; the others wait, and go on after one that died.
 * @param {string} folder
 * @param {() => void} work
 */
export function alone(folder, work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const lock = join(tmpdir(), `coinquiry-setup-${name}`)
  let isReported = false
  while (!enter(lock)) {
    if (isLeft(lock)) rmSync(lock, { recursive: true, force: true })
    else {
      if (!isReported) console.log('Another command is installing packages: waiting for it …')
      isReported = true
      sleep(PAUSE_MS)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** @param {string} lock */
function enter(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  return true
}

/**
 * Whether nobody is in any more.
 * @param {string} lock
 */
function isLeft(lock) {
  const entered = statSync(lock, { throwIfNoEntry: false })
  if (!entered) return false
  const age = Date.now() - entered.mtimeMs
  if (age > LONGEST_MS) return true
  try {
    return !isAlive(Number(readFileSync(join(lock, 'pid'), 'utf8')))
  } catch {
    return age > NAMELESS_MS
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Alive, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {number} ms */
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
