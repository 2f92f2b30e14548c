import { writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { describeTables } from './describe-tables.ts'
import { migrations } from './migrations/migrations.ts'
import type { Tables } from './tables.ts'

const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) })
const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
if (error !== undefined) throw error
await writeFile(new URL('./tables.ts', import.meta.url), await describeTables(db))
await db.destroy()
