import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { describeDatabases } from '../testing/databases.ts'
import { describeTables } from './describe-tables.ts'

describeDatabases('the row types', (open) => {
  it('are those of the migrated database', async () => {
    const committed = await readFile(new URL('./tables.ts', import.meta.url), 'utf8')
    expect(await describeTables(open().db)).toBe(committed)
  })
})
