import pg from 'pg'
import { familyCpuSeconds, parentOf } from '../processes.ts'

/** What PostgreSQL has used until now. */
export interface DatabaseUse {
  /** Of all its processes, in seconds. */
  readonly cpu: number
  /** Written to its log, of which all else follows. */
  readonly bytes: number
}

export async function watchDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  return {
    async used(): Promise<DatabaseUse> {
      const { rows } = await client.query<{ bytes: string }>(
        "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes",
      )
      return { cpu: familyCpuSeconds(postmaster), bytes: Number(rows[0]?.bytes) }
    },
    close: () => client.end(),
  }
}
