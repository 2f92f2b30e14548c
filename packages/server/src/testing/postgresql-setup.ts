import type { TestProject } from 'vitest/node'
import type { Cluster } from './postgresql-cluster.ts'
import { startMigratedCluster } from './postgresql-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database; every new database on it is migrated. */
    postgresql: string
  }
}

interface Shared {
  readonly cluster: Promise<Cluster>
  users: number
}

/** Every project of a run loads this file anew, and all of them use one PostgreSQL. */
const global = globalThis as { coinquiryPostgresql?: Shared | undefined }

/** Run once before the tests of each project: what it returns is run after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = global.coinquiryPostgresql ?? { cluster: startMigratedCluster(), users: 0 }
  global.coinquiryPostgresql = shared
  shared.users += 1
  const cluster = await shared.cluster
  project.provide('postgresql', cluster.url('postgres'))
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    global.coinquiryPostgresql = undefined
    await cluster.stop()
  }
}
