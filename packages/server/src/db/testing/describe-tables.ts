import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly defaulted: boolean
  readonly generated: boolean
  readonly check: string | null
}

const typeScriptOf: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
}

const heading = `// Written from a migrated database by \`vitest --project server tables.test -u\`: do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Written as JSON text: the two drivers disagree about arrays. */
export type Json = ColumnType<unknown, string, string>
`

/** The TypeScript of every table's row, read from the catalogue of a migrated database. */
export async function describeTables(db: Kysely<Tables>): Promise<string> {
  const tables = Map.groupBy(await readColumns(db), (column) => column.table)
  const interfaces = [...tables].map(([table, columns]) => {
    const members = columns.map((column) => `  ${column.name}: ${typeOf(column)}`)
    return `export interface ${pascal(table)} {\n${members.join('\n')}\n}\n`
  })
  const names = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}`)
  return [heading, ...interfaces, `export interface Tables {\n${names.join('\n')}\n}\n`].join('\n')
}

async function readColumns(db: Kysely<Tables>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "name", t.typname as "type",
      not a.attnotnull as "nullable", a.atthasdef as "defaulted",
      a.attidentity = 'a' or a.attgenerated = 's' as "generated",
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as "check"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not like 'kysely%'
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows
}

function typeOf(column: Column): string {
  const plain = allowedValues(column.check) ?? typeScriptOf[column.type]
  if (plain === undefined) throw new Error(`No TypeScript type is known for ${column.type}`)
  const type = column.nullable ? `${plain} | null` : plain
  if (column.generated) return `GeneratedAlways<${type}>`
  return column.defaulted ? `Generated<${type}>` : type
}

/** `check (x in (…))` becomes the union of what is allowed. */
function allowedValues(check: string | null): string | undefined {
  const list = check?.match(/= ANY \(ARRAY\[(.+?)\]\)/)?.[1]
  return list?.replaceAll('::text', '').split(', ').join(' | ')
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
}
