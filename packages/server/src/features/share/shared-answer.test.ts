import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { message } from '../../testing/scripted-engine.ts'
import { openLink, share } from './testing/share-client.ts'
import { type ShareWorld, shareWorld } from './testing/share-world.ts'

describeDatabases('an answer that is being written in a shared topic', (open) => {
  let world: ShareWorld
  let token: string
  let requestId: string

  beforeEach(async () => {
    world = await shareWorld(open())
    world.engine.onQuestion = (answer) => answer.say(message('A fee'))
    const topics_id = randomUUID()
    const events = await world.mei.ask({ topics_id })
    requestId = (await until(events, 'start')).request_id
    await until(events, 'message')
    token = await share(world.mei, topics_id)
  })
  afterEach(() => world.close())

  const answer = async (client = world.bob) =>
    (await openLink(client, token)).cur_message[1]?.content_list[0]

  test('shows others its text so far, then the whole', async () => {
    expect(await answer()).toMatchObject({ content: 'A fee', status: 'running' })
    const elsewhere = world.client(world.bob.user, await world.node())
    await eventually(() => answer(elsewhere)).toMatchObject({ content: 'A fee', status: 'running' })
    world.engine.answers[0]?.say(message('.'))
    world.engine.answers[0]?.finish()
    await eventually(() => answer()).toMatchObject({ content: 'A fee.', status: 'done' })
  })

  test('can be neither followed nor stopped by others', async () => {
    for (const id of [requestId, (await answer())?.request_id ?? '']) {
      const noAccess = { key: 'error.noAccess' }
      await expect(world.bob.attach(id)).rejects.toMatchObject(noAccess)
      await expect(world.bob.stop(id)).rejects.toMatchObject(noAccess)
    }
    expect(await answer()).toMatchObject({ status: 'running' })
    expect(await answer(world.mei)).toMatchObject({ request_id: requestId })
  })
})
