import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { dueSteps, prepareUpkeep, startUpkeep, stepsFor, type TableState } from './upkeep.ts'

const quiet: TableState = {
  ...{ name: 't', dead: 0, inserted: 0, changed: 0, live: 100_000 },
  ...{ pages: 50_000, indexPages: 1000, isPlanned: true },
}
const vacuum = (indexes: 'auto' | 'off' = 'auto') =>
  `vacuum (truncate off, process_toast off, index_cleanup ${indexes}) t`
const analyze = 'analyze t'

test.each<[string, Partial<TableState>, string[]]>([
  ['nothing where nothing changed', {}, []],
  ['nothing for one dead row', { dead: 1 }, []],
  ['nothing for 499 dead rows', { dead: 499 }, []],
  ['a vacuum for 500 dead rows', { dead: 500 }, [vacuum()]],
  ['a vacuum for 501 dead rows', { dead: 501 }, [vacuum()]],
  ['nothing for 49 dead rows of an empty table', { dead: 49, live: 0 }, []],
  ['a vacuum for 50 dead rows of an empty table', { dead: 50, live: 0 }, [vacuum()]],
  ['nothing for 999 new rows', { inserted: 999 }, []],
  ['a vacuum for 1000 new rows', { inserted: 1000 }, [vacuum()]],
  ['no look at large indexes', { dead: 500, indexPages: 2049 }, [vacuum('off')]],
  ['a look at indexes that are just small enough', { dead: 500, indexPages: 2048 }, [vacuum()]],
  ['a vacuum for as many dead rows as are quickly cleared', { dead: 3000 }, [vacuum()]],
  ['nothing for more in a large table', { dead: 3001, pages: 3001 }, []],
  ['a vacuum for more in a table of few pages', { dead: 3001, pages: 3000 }, [vacuum()]],
  ['nothing for few changes', { changed: 10_049 }, []],
  ['an analyze for a tenth and fifty', { changed: 10_050 }, [analyze]],
  ['no analyze of what is not planned for', { changed: 10_050, isPlanned: false }, []],
  ['both', { dead: 500, changed: 10_050 }, [vacuum(), analyze]],
])('%s', (_, state, steps) => {
  expect(stepsFor({ ...quiet, ...state })).toEqual(steps)
})

const open = testDatabase()

/** Rows of users, all of them new or dead since the last upkeep. */
async function turnOver(count: number) {
  await sql`insert into users (user_name) select 'User ' || n from generate_series(1, ${count}::int) n`.execute(
    open().db,
  )
  await open().db.deleteFrom('users').execute()
}

const ofUsers = async () => (await dueSteps(open().db)).filter((step) => / users\b/.test(step))

test('sees to each table for itself, until nothing is due', async () => {
  await turnOver(1000)
  // The engine counts up to a second late.
  await eventually(ofUsers).toEqual([
    expect.stringMatching(/^vacuum \(.*index_cleanup auto\) users$/),
    'analyze users',
  ])
  const upkeep = startUpkeep(open().db, (error) => expect.fail(String(error)), {
    ...{ round: 1, betweenSteps: 1, checkpoint: 1 },
  })
  await eventually(ofUsers).toEqual([])
  await upkeep.stop()
  const { rows } = await sql`select n_dead_tup as dead from pg_stat_all_tables
    where relid = 'users'::regclass`.execute(open().db)
  expect(rows).toEqual([{ dead: 0 }])
})

test('sees to the long values of a table, and takes no samples of what is searched', async () => {
  const { db } = open()
  await prepareUpkeep(db)
  await sql`with owner as (insert into users (user_name) values ('Ada') returning id)
    insert into topics (id, user_id) select gen_random_uuid(), id from owner`.execute(db)
  await sql`insert into search_documents (topic_id, ordinal, terms)
    select id, n, array_to_tsvector((
      select array_agg(md5(n::text || m)) from generate_series(1, 100) m))
    from topics, generate_series(1, 100) n`.execute(db)
  await eventually(async () => (await dueSteps(db)).includes('analyze search_documents')).toBe(true)
  await sql`analyze search_documents`.execute(db)
  const { rows } = await sql`select attname from pg_stats
    where tablename = 'search_documents' order by attname`.execute(db)
  expect(rows).toEqual(['message_id', 'ordinal', 'topic_id'].map((attname) => ({ attname })))
  await db.deleteFrom('topics').execute()
  await eventually(() => dueSteps(db)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^vacuum \(.*\) search_documents$/),
      expect.stringMatching(/^vacuum \(.*\) pg_toast\.pg_toast_\d+$/),
    ]),
  )
})

test('goes on after a step that failed, and ends when it is told', async () => {
  const errors: unknown[] = []
  let asked = 0
  const db = open().db.withPlugin({
    transformQuery({ node }) {
      asked += 1
      if (asked === 1) throw new Error('It failed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const upkeep = startUpkeep(db, (error) => errors.push(error), {
    ...{ round: 1, betweenSteps: 1, checkpoint: 1 },
  })
  await eventually(() => asked).toBeGreaterThan(2)
  await upkeep.stop()
  const before = asked
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([asked, String(errors[0])]).toEqual([before, 'Error: It failed'])
})
