import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startMigratedCluster } from '@coinquiry/server/testing'
import { startFakeModel } from '../fakes/fake-model.ts'
import { slowly } from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { askAndRecord, eventually } from '../faults/recorded-answer.ts'
import { newStoreAt } from '../fixtures/store.ts'
import { newUsers } from '../fixtures/users.ts'
import { askMany, ended, statusOf } from './asking.ts'
import { type Asked, askAs, keptOf } from './kept-answers.ts'
import type { Found, Program, Sitting } from './program.ts'

/** Enough for the database as it is made, and for little beside it. */
const DISK_MB = 400
const USERS = 20
const ANSWERS = 30
const QUESTION = 'Asked while the disk runs full?'
const PIECE = 'x'.repeat(20_000)
/** An answer takes longer than the disk is full. */
const PIECES = 16
const PIECE_MS = 500
const FULL_MS = 5000

/** The disk under the database runs full while people ask; later there is space again. */
export const diskFull: Program = {
  units: 'full disks',
  // The embedded database takes longer to begin than a quick look may.
  parts: { embedded: { whole: 10, quick: 0 }, postgresql: { whole: 10, quick: 1 } },
  begin,
  refusal,
}

async function begin(part: string): Promise<Sitting> {
  const all = new AsyncDisposableStack()
  const disk = all.use(await smallDisk())
  const model = all.use(await startFakeModel())
  const store = all.use(
    part === 'embedded' ? await newStoreAt(null) : await onOwnCluster(disk, all),
  )
  const dataDir = part === 'embedded' ? join(disk.directory, 'data') : store.dataDir
  const env = { ...store.env, ...model.env, LOG_LEVEL: 'fatal' }
  const start = () => startServer({ dataDir, env })
  let server = await start()
  all.defer(async () => void (await server.kill()))
  model.answer(QUESTION, slowly(Array<string>(PIECES).fill(PIECE), PIECE_MS))

  async function next(): Promise<Found> {
    const users = await newUsers(server, USERS)
    const before = await askMany(server, QUESTION, ANSWERS)
    disk.fill()
    const late = users.map((user) => askAs(user, server, QUESTION))
    await sleep(FULL_MS)
    const asked = [...before, ...late]
    const refused = asked.filter(({ recorded }) => recorded.state.requestId === null)
    const wasAlive = (await statusOf(server, '/healthz')) === 200
    disk.empty()
    // An operator makes space; the supervisor starts again what has ended.
    if (!wasAlive) server = await start()
    await ready(server)
    await ended(asked)
    const faults = await faultsOf(asked, server)
    await server.kill()
    server = await start()
    faults.push(...(await faultsOf(asked, server)))
    const [first] = before
    if (first) {
      const { user, recorded } = first
      const after = askAndRecord(user.at(server), 'And now?', recorded.topicId)
      await after.ended
      if (after.state.status !== 'done') faults.push(`not answered afterwards: ${after.failure}`)
    }
    return {
      done: 1,
      faults,
      counts: {
        'acknowledged questions': asked.length - refused.length,
        refused: refused.length,
        'ends of the process': wasAlive ? 0 : 1,
      },
    }
  }

  return { next, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

const ready = (server: ServerProcess) =>
  eventually(async () => {
    if ((await statusOf(server, '/readyz')) !== 200) throw new Error('It is not ready again')
  }, 60_000)

/** Every acknowledged question is there, and none is running any more once there is space. */
async function faultsOf(asked: readonly Asked[], server: ServerProcess): Promise<string[]> {
  return eventually(async () => {
    const kept = await Promise.all(asked.map((one) => keptOf(one, one.user.at(server))))
    const stuck = kept.filter(({ status }) => status === 'running')
    if (stuck.length > 0) throw new Error(`${stuck.length} answers are stuck`)
    return kept.flatMap(({ faults }) => faults)
  }, 150_000)
}

async function onOwnCluster(disk: Disk, all: AsyncDisposableStack) {
  const cluster = await startMigratedCluster(disk.directory)
  all.defer(cluster.stop)
  return newStoreAt(cluster.url('postgres'))
}

interface Disk extends AsyncDisposable {
  readonly directory: string
  fill(): void
  empty(): void
}

function mount(directory: string, megabytes: number): void {
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]
  execFileSync('mount', args, { stdio: 'pipe' })
}

const umount = (directory: string) => execFileSync('umount', ['-l', directory])

/** Mounting takes root, and in a container the right to. */
function refusal(): string | null {
  const directory = mkdtempSync(join(tmpdir(), 'coinquiry-disk-'))
  try {
    mount(directory, 1)
    umount(directory)
    return null
  } catch (error) {
    return String(error)
  } finally {
    rmdirSync(directory)
  }
}

/** A file system in memory of its own. */
async function smallDisk(): Promise<Disk> {
  const directory = await mkdtemp(join(tmpdir(), 'coinquiry-disk-'))
  mount(directory, DISK_MB)
  await chmod(directory, 0o777)
  const ballast = join(directory, 'ballast')
  const unmount = () => umount(directory)
  // It would outlive a program that is ended by a signal.
  process.once('exit', unmount)
  return {
    directory,
    fill() {
      for (const piece of [1024 * 1024, 4096]) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(piece))
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        }
      }
    },
    empty: () => execFileSync('rm', ['-f', ballast]),
    async [Symbol.asyncDispose]() {
      process.off('exit', unmount)
      unmount()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
