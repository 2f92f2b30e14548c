import { startMigratedCluster } from '@coinquiry/server/testing'

/** One PostgreSQL for all journeys, in which each test app has a database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const cluster = await startMigratedCluster()
  process.env.JOURNEYS_POSTGRESQL = cluster.url('postgres')
  return () => cluster.stop()
}
