import { startMigratedCluster } from '@coinquiry/server/testing'
import { setup as awayFromMidnight } from '../away-from-midnight.ts'

/** One PostgreSQL for all journeys, in which each test app has a database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await awayFromMidnight()
  const cluster = await startMigratedCluster()
  process.env.JOURNEYS_POSTGRESQL = cluster.url('postgres')
  return () => cluster.stop()
}
