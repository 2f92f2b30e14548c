import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The compile cache that all servers share. */
export const COMPILED = `${ROOT}node_modules/.cache/compiled`
/** To optimize the embedded database takes seconds, and the server of a test ends before that pays. */
export const SHORT_LIVED = '--liftoff-only'
const LOCAL_PAGES = 'tests/fakes/server-with-local-pages.ts'
const READY = /^Coinquiry is ready: (\S+)$/m
/** The embedded database is slow to begin, the more so beside other tests. */
const START_MS = 120_000

export interface ServerOptions {
  readonly dataDir: string
  /** Settings beside the usual ones of a test; one that is empty counts as unset. */
  readonly env?: Readonly<Record<string, string>>
  /** Serve the built app, too. */
  readonly pages?: boolean
  /** Hold every reply against the contract; a server in service does not. */
  readonly checked?: boolean
  /** Let it read pages of this machine, where those of tests are. */
  readonly readsLocalPages?: boolean
  /** How long its model may say nothing in the middle of an answer; a minute unless told. */
  readonly modelSilenceMs?: number
}

export interface Exit {
  readonly code: number | null
  readonly signal: string | null
  readonly stdout: string
  readonly stderr: string
}

export interface ServerProcess extends AsyncDisposable {
  readonly pid: number
  readonly dataDir: string
  readonly address: string
  /** Where the API's paths begin. */
  readonly api: string
  readonly exited: Promise<Exit>
  /** All that it has written so far. */
  log(): string
  /** Asks it to end in order (SIGTERM). */
  stop(): Promise<Exit>
  /** Ends it in the middle of whatever it does (SIGKILL). */
  kill(): Promise<Exit>
}

/** Starts the real server and waits until it says where it is. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { child, exited, stdout, stderr } = spawnServer(options)
  const address = await Promise.race([
    announced(child, stdout),
    exited.then(({ code, stderr }) => {
      throw new Error(`The server did not start (${code}): ${stderr}`)
    }),
  ])
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return exited
  }
  return {
    pid: child.pid ?? 0,
    dataDir: options.dataDir,
    address,
    api: `${address}/api/v1`,
    exited,
    log: () => stdout() + stderr(),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async [Symbol.asyncDispose]() {
      await end('SIGKILL')
    },
  }
}

/** Starts the real server where it is expected to refuse; gives what it said. */
export async function refusedStart(options: ServerOptions): Promise<Exit> {
  const { child, exited, stdout } = spawnServer(options)
  const started = announced(child, stdout).then((address) => {
    child.kill('SIGKILL')
    throw new Error(`The server started at ${address}`)
  })
  return Promise.race([exited, started])
}

function spawnServer(options: ServerOptions) {
  const { dataDir, env, pages = false, checked = true, readsLocalPages, modelSilenceMs } = options
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const flags = [...(checked ? ['--check-replies'] : []), ...(pages ? [] : ['--api-only'])]
  if (modelSilenceMs !== undefined) flags.push(`--model-silence-ms=${modelSilenceMs}`)
  const main = readsLocalPages ? LOCAL_PAGES : 'packages/server/src/main.ts'
  const entry = [...(checked ? [SHORT_LIVED] : []), '--conditions=coinquiry', main, ...flags]
  const child = spawn(process.execPath, entry, {
    cwd: ROOT,
    // The environment of the tester is left out.
    env: {
      ...{ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE: COMPILED },
      ...{ PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stdout = textOf(child.stdout)
  const stderr = textOf(child.stderr)
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  const exited = once(child, 'close').then(([code, signal]): Exit => {
    process.off('exit', orphaned)
    return { code, signal, stdout: stdout(), stderr: stderr() }
  })
  return { child, exited, stdout, stderr }
}

function textOf(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  return () => text
}

/** An IPv4 address, since `localhost` may mean IPv6 first. */
async function announced(child: ChildProcess, stdout: () => string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const look = () => {
    const [, address] = READY.exec(stdout()) ?? []
    if (address) resolve(address.replace('//localhost', '//127.0.0.1'))
  }
  child.stdout?.on('data', look)
  const late = setTimeout(() => {
    child.kill('SIGKILL')
    reject(new Error(`The server was not ready after ${START_MS / 1000} s:\n${stdout()}`))
  }, START_MS)
  child.once('close', () => clearTimeout(late))
  return promise.finally(() => {
    clearTimeout(late)
    child.stdout?.off('data', look)
  })
}
