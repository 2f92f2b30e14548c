import { createHash, randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf, StartError } from '../../start-error.ts'

export interface Lock {
  release(): Promise<void>
}

const ATTEMPTS = 30
const SOCKET = /^lock-.*\.sock$/
const HOLDING = 'holding'

/**
 * Keeps every other process out of the data directory until `release`, or until this process ends.
 * The embedded engine has no lock of its own: two processes on one directory lose each other's
 * commits silently. Rejects with a `StartError` when another process is in.
 */
export async function lockDataDir(directory: string): Promise<Lock> {
  if (process.platform === 'win32') return lockByPipe(directory)
  // A socket's path may have about a hundred bytes: a link leads to directories that lie deeper.
  const folder = await mkdtemp(join(tmpdir(), 'coinquiry-lock-'))
  const short = join(folder, 'd')
  await symlink(directory, short)
  try {
    let holder = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const entry = await enter(directory, short)
      if ('release' in entry) return entry
      holder = entry.holder
      if (entry.isHolding) break
      await sleep(randomInt(10, 100))
    }
    throw inUse(directory, holder)
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = reasonOf(error)
    throw new StartError(`DATA_DIR ${directory} cannot be locked (${reason})`, { cause: error })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Entry = Lock | { readonly holder: string; readonly isHolding: boolean }

/**
 * Each process listens on a socket file with a name of its own before it looks for others, so of two
 * the later one always sees the other and gives way; both may, and try again. A name is never used
 * twice, so a file that nobody answers on is left from a dead process and can be removed by anybody.
 */
async function enter(directory: string, short: string): Promise<Entry> {
  const own = `lock-${randomUUID()}.sock`
  let state = 'entering'
  const listening = await listen(join(short, own), () => `${process.pid} ${state}`)
  const leave = async () => {
    await listening.close()
    await rm(join(directory, own), { force: true })
  }
  const names = (await readdir(directory)).filter((name) => SOCKET.test(name))
  const others = names
    .filter((name) => name !== own)
    .map((name) => askOther(directory, short, name))
  const answers = (await Promise.all(others)).filter((answer) => answer !== null)
  if (answers.length === 0 && names.includes(own)) {
    state = HOLDING
    return { release: leave }
  }
  await leave()
  // A process that accepts the call without an answer holds the lock.
  const holding = answers.find((answer) => answer === '' || answer.endsWith(HOLDING))
  return { holder: processIn(holding ?? answers[0]), isHolding: holding !== undefined }
}

async function askOther(directory: string, short: string, name: string): Promise<string | null> {
  const answer = await answerOf(join(short, name))
  if (answer === null) await rm(join(directory, name), { force: true })
  return answer
}

/** Windows frees the name of a pipe with its process: nothing is ever left behind. */
async function lockByPipe(directory: string): Promise<Lock> {
  const address = pipeOf(directory)
  try {
    const listening = await listen(address, () => `${process.pid} ${HOLDING}`)
    return { release: listening.close }
  } catch {
    throw inUse(directory, processIn(await answerOf(address)))
  }
}

function processIn(answer: string | null | undefined): string {
  return answer?.split(' ')[0] ?? ''
}

function inUse(directory: string, holder: string): StartError {
  const who = holder ? `process ${holder}` : 'another process'
  return new StartError(
    `DATA_DIR ${directory} is in use by ${who}: stop it, or choose another DATA_DIR`,
  )
}

interface Listening {
  close(): Promise<void>
}

/** What a file says when no process listens behind it. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'])
const REPLY_TIMEOUT_MS = 1000

/** Listens at the address until this process ends, and answers callers with `answer`. */
async function listen(address: string, answer: () => string): Promise<Listening> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(answer())
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(address, resolve)
  await promise
  server.unref()
  return { close: () => new Promise((closed) => server.close(() => closed())) }
}

/** What the process at the address says (nothing if it is too busy), or null when there is none. */
async function answerOf(address: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  let said = ''
  const socket = createConnection(address)
  socket.setEncoding('utf8')
  socket.setTimeout(REPLY_TIMEOUT_MS, () => resolve(said))
  socket.on('error', (error) => resolve('code' in error && DEAD.has(`${error.code}`) ? null : said))
  socket.on('data', (text) => {
    said += text
  })
  socket.on('end', () => resolve(said))
  return promise.finally(() => socket.destroy())
}

/** The named pipe of a directory on Windows. */
function pipeOf(directory: string): string {
  const name = createHash('sha256').update(directory.toLowerCase()).digest('hex')
  return `\\\\.\\pipe\\coinquiry-${name}`
}
