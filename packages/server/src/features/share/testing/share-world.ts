import { randomUUID } from 'node:crypto'
import type { Database } from '../../../adapters/database/database.ts'
import { askWorld, type Client } from '../../../testing/ask-world.ts'
import { message, think } from '../../../testing/scripted-engine.ts'

/** Mei, who asks and shares without limit, and Bob; every question is answered at once. */
export async function shareWorld(database: Database) {
  const world = askWorld(database)
  const node = await world.node()
  world.engine.onQuestion = (answer) => {
    answer.say(think('Fees.'), { event: 'thinkEnd' }, message('A fee.'))
    answer.finish()
  }
  const newClient = async (memberUntil?: Date) =>
    world.client(await world.addUser(memberUntil), node)
  return {
    ...world,
    mei: await newClient(new Date('2027-01-01')),
    bob: await newClient(),
    /** A topic with one question and its answer. */
    async newTopic(client: Client) {
      const topics_id = randomUUID()
      await Array.fromAsync(await client.ask({ topics_id }))
      return topics_id
    },
  }
}

export type ShareWorld = Awaited<ReturnType<typeof shareWorld>>
