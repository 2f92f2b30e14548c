import type { TestProject } from 'vitest/node'
import { openDatabase } from '../adapters/database/open-database.ts'
import { startCluster } from './postgresql-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database; every new database on it is born migrated. */
    postgresql: string
  }
}

/** Run once before the tests of the server: what it returns is run after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  const template = await openDatabase({ DATABASE_URL: cluster.url('template1'), DATA_DIR: '' })
  await template.close()
  project.provide('postgresql', cluster.url('postgres'))
  return cluster.stop
}
