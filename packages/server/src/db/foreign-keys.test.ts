import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeDatabases } from '../testing/databases.ts'

describeDatabases('a foreign key', (open) => {
  it('is found by an index, so that to delete what it names reads no whole table', async () => {
    const { rows } = await sql<{ column: string }>`
      select k.conrelid::regclass || '.' || a.attname as "column"
      from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null)
      order by 1`.execute(open().db)
    expect(rows.map(({ column }) => column)).toEqual([])
  })
})
