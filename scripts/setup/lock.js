import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PAUSE_MS = 200
/** No installation takes so long: the number is another process's by now. */
const LONGEST_MS = 30 * 60_000

/**
 * Lets one process at a time work in a folder; the others wait, and go on after one that died.
 * @param {string} folder
 * @param {() => void} work
 */
export function alone(folder, work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const lock = join(tmpdir(), `coinquiry-setup-${name}.pid`)
  let isReported = false
  while (!enter(lock)) {
    if (isLeft(lock)) rmSync(lock, { force: true })
    else {
      if (!isReported) console.log('Another command is installing packages: waiting for it …')
      isReported = true
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock */
function enter(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Whether the process that holds the lock has died without giving it back.
 * @param {string} lock
 */
function isLeft(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    // Empty between the file's creation and the writing of the number.
    const pid = Number(readFileSync(lock, 'utf8'))
    return age > LONGEST_MS || (pid > 0 && !isAlive(pid))
  } catch {
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Alive, and another user's.
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
