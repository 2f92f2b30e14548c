import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, success } from '../case.ts'
import type { CaseContext } from '../case-context.ts'
import type { Client } from '../client.ts'
import { contentOf, sharedContent } from '../conversation.ts'

/** What a client sees of a reply that knows only the fields that the specification documents. */
type DocumentedFields = Readonly<Record<string, unknown>>

/** Sends what the specification's client sends, with none of the headers that are our own. */
async function askBySpecification(client: Client, fields: DocumentedFields) {
  const body = { deepthink: true, internet_search: true, question_type: 0, ...fields }
  const reply = await client.raw('ask', { body })
  assert.match(reply.headers.get('content-type') ?? '', /^text\/event-stream/)
  return readBySpecification(await reply.text())
}

async function pathOf(client: Client, topics_id: string) {
  const { cur_message } = await contentOf(client, topics_id)
  return cur_message.map(({ content_list, cur_path_index, role_type }) => {
    const version = content_list[cur_path_index]
    assert.ok(version)
    return {
      role_type,
      message_id: version.message_id,
      content: version.content,
      versions: content_list.length,
    }
  })
}

/** A conversation by a client that knows the specification alone. */
async function conversation(context: CaseContext) {
  const me = await context.freeUser()
  const topics_id = newId()
  const { quick } = context.subject.questions
  const first = await askBySpecification(me, { question: quick, topics_id, message_id: '' })
  assert.equal(first.close.response, first.text)
  assert.ok(first.complete && first.text !== '' && first.analysis !== '')
  const [question, answer] = await pathOf(me, topics_id)
  assert.deepEqual([question?.content, answer?.content], [quick, first.text])

  const again = { question: '', topics_id, question_type: 2, message_id: answer?.message_id }
  await askBySpecification(me, again)
  const edited = { question: `${quick} `, topics_id, question_type: 1 }
  await askBySpecification(me, { ...edited, message_id: question?.message_id })
  const path = await pathOf(me, topics_id)
  assert.deepEqual(
    path.map(({ role_type, versions }) => [role_type, versions]),
    [
      ['user', 2],
      ['assistant', 1],
    ],
  )
  return { me, topics_id }
}

export const specificationCases: readonly Case[] = [
  success('fetchTopicMessage', 'serves who knows the specification alone', async (context) => {
    await conversation(context)
  }),
  ...(['fetchTopicList', 'fetchCollection'] as const).map((id) =>
    success(id, 'serves who knows the specification alone', async (context) => {
      const { me, topics_id } = await conversation(context)
      await me.done('collectTopic', { body: { topics_id, is_collected: 1 } })
      const { data } = await me.done(id, { query: { search_term: '' } })
      assert.deepEqual(
        data.map((item) => [item.topics_id, item.is_collected]),
        [[topics_id, 1]],
      )
      assert.ok(data.every(({ updated_at }) => updated_at > 1_600_000_000 && updated_at < 4e9))
    }),
  ),
  success('fetchSharedTopic', 'serves who knows the specification alone', async (context) => {
    const { me, topics_id } = await conversation(context)
    const { data: link } = await me.done('shareTopic', { body: { topics_id } })
    const { cur_topics_info } = await sharedContent(context.visitor(), link.share_token)
    const reader = await context.freeUser()
    const { quick: question } = context.subject.questions
    const continued = newId()
    const { topics_id: share_topics_id } = cur_topics_info
    await askBySpecification(reader, { question, topics_id: continued, share_topics_id })
    const own = await contentOf(reader, continued)
    assert.equal(own.previous_topics_info?.share_token, link.share_token)
  }),
]

/** Reads the events and fields that the specification names; all else is passed over. */
function readBySpecification(stream: string) {
  const known = { text: '', analysis: '', complete: false }
  let close: { readonly response: string } | null = null
  for (const block of stream.split('\n\n')) {
    const name = /^event: ?(.*)$/m.exec(block)?.[1]
    const data = JSON.parse(/^data: ?(.*)$/m.exec(block)?.[1] ?? '{}')
    if (name === 'think') known.analysis += data.content
    else if (name === 'message') known.text += data.content
    else if (name === 'generateEnd') known.complete = true
    else if (name === 'close') close = data
    else assert.notEqual(name, 'error', block)
  }
  assert.ok(close, 'the stream has no close')
  return { ...known, close }
}
