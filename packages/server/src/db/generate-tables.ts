import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../adapters/database/open-database.ts'
import { describeTables } from './describe-tables.ts'
import type { Tables } from './tables.ts'

const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) })
await migrate(db)
await writeFile(new URL('./tables.ts', import.meta.url), await describeTables(db))
await db.destroy()
