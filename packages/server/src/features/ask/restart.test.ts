import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../adapters/database/database.ts'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { describeDatabases, testDatabase } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { pluggable } from '../../testing/pluggable.ts'
import { message } from '../../testing/scripted-engine.ts'

let world: AskWorld
let mei: Client
let topics_id: string

/** Asks at `mei`'s node and waits until the answer's first text is stored. */
async function begin({ db }: Database) {
  topics_id = randomUUID()
  await until(await mei.ask({ topics_id }), 'start')
  world.engine.answers[0]?.say(message('A fee'))
  await eventually(async () => {
    const frames = await db.selectFrom('frames').select('chunk').execute()
    return frames.map(({ chunk }) => chunk).join('')
  }).toContain('A fee')
}

async function stored() {
  const { cur_message } = await mei.fetchTopic(topics_id)
  return cur_message[1]?.content_list.at(-1)
}

describeDatabases('the answers of a node that was killed', (open) => {
  beforeEach(() => {
    world = askWorld(open())
  })
  afterEach(() => world.close())

  test('are ended by its next start, long before their lease', async () => {
    const cable = pluggable(open())
    mei = world.client(await world.addUser(), await world.node({}, cable.database))
    await begin(open())
    await cable.kill()
    const again = await world.node({}, open(), { soleNode: open().kind === 'embedded' })
    expect(await stored()).toMatchObject({ status: 'interrupted', content: 'A fee' })
    const next = await world.client(mei.user, again).ask({ topics_id })
    expect((await until(next, 'start')).topics_id).toBe(topics_id)
  })
})

describe('the answers of a node that lives', () => {
  const open = testDatabase('postgresql')

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(), await world.node())
    await begin(open())
  })
  afterEach(() => world.close())

  const isGoingOn = async () => {
    expect(await stored()).toMatchObject({ status: 'running', content: 'A fee' })
    world.engine.answers[0]?.finish()
    await eventually(stored).toMatchObject({ status: 'done', content: 'A fee' })
  }

  test('are left alone when another one starts', async () => {
    await world.node()
    await isGoingOn()
  })

  test('are left alone even when all its connections have just been broken', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(open().db)
    await world.node()
    await isGoingOn()
  })
})
