import { expect, it } from 'vitest'
import { describeDatabases } from '../testing/databases.ts'
import { describeTables } from './testing/describe-tables.ts'

describeDatabases('the row types', (open) => {
  it('are those of the migrated database', async () => {
    await expect(await describeTables(open().db)).toMatchFileSnapshot('./tables.ts')
  })
})
