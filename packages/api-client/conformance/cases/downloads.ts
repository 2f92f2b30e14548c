import assert from 'node:assert/strict'
import { errors } from '../../src/contract/contract.ts'
import { type Case, pageRefusal, refusal, success } from '../case.ts'
import type { Client } from '../client.ts'
import {
  answered,
  noAccess,
  regenerated,
  sharedContent,
  sharedTopic,
  switchedOff,
  type Turn,
} from '../conversation.ts'
import type { CallRequest } from '../request.ts'

type Download = 'downloadTopic' | 'downloadMessage' | 'downloadUserData'
type FileKind = readonly [file_type: number, mediaType: string, begins: RegExp]

const PDF: FileKind = [0, 'application/pdf', /^%PDF-1\.\d/]
const MARKDOWN: FileKind = [1, 'text/markdown', /\S/]
const DOCX: FileKind = [
  2,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  /^PK/,
]

const downloads: readonly (readonly [
  id: Download,
  request: (turn: Turn, file: FileKind) => CallRequest,
])[] = [
  ['downloadTopic', ({ topicsId }, [file_type]) => ({ query: { topics_id: topicsId, file_type } })],
  [
    'downloadMessage',
    ({ answerId: message_id }, [file_type]) => ({
      query: { message_id, user_id: 'somebody', file_type },
    }),
  ],
]

async function expectFile(
  reader: Client,
  id: Download,
  request: CallRequest,
  [, type, begins]: FileKind,
) {
  const { status, mediaType, headers, body } = await reader.call(id, request)
  assert.deepEqual({ status, mediaType }, { status: 200, mediaType: type })
  const text = body instanceof Uint8Array ? new TextDecoder('latin1').decode(body) : String(body)
  assert.match(text, begins)
  assert.match(headers.get('content-disposition') ?? '', /^attachment;.*filename\*=UTF-8''[^"\s]+$/)
  return text
}

const fileCases: readonly Case[] = downloads.flatMap(([id, request]) => [
  ...[PDF, MARKDOWN, DOCX].map((file) =>
    success(id, `gives ${file[1]} to the owner`, async (context) => {
      const { me, ...turn } = await answered(context)
      await expectFile(me, id, request(turn, file), file)
    }),
  ),
  success(id, 'knows the owner by the cookie of navigations', async (context) => {
    const { cookie, ...person } = await context.subject.freeUser()
    const turn = await answered(context, {}, context.as(person))
    const navigation = { ...request(turn, MARKDOWN), cookie }
    const text = await expectFile(context.visitor(), id, navigation, MARKDOWN)
    assert.ok(text.includes(turn.answer.text.slice(0, 12)))
  }),
  success(id, 'gives everybody what is public', async (context) => {
    const turn = await sharedTopic(context)
    const navigation = { ...request(turn, MARKDOWN), accept: 'text/html,*/*;q=0.8' }
    await expectFile(context.visitor(), id, navigation, MARKDOWN)
    await expectFile(await context.freeUser(), id, navigation, MARKDOWN)
  }),
  success(
    id,
    'names the time zone of its times: UTC, or the one that is asked for',
    async (context) => {
      const { me, ...turn } = await answered(context)
      const download = request(turn, MARKDOWN)
      const text = await expectFile(me, id, download, MARKDOWN)
      assert.match(text, /\d\d:\d\d UTC/)
      const query = { ...download.query, time_zone: 'Asia/Tokyo' }
      const zoned = await expectFile(me, id, { ...download, query }, MARKDOWN)
      assert.match(zoned, /\d\d:\d\d Asia\/Tokyo/)
      assert.doesNotMatch(zoned, /\d\d:\d\d UTC/)
    },
  ),
  ...noAccess(id, (turn) => request(turn, MARKDOWN)),
  refusal(id, 'error.noAccess', 'a visitor', async (context) => ({
    client: context.visitor(),
    request: request(await answered(context), PDF),
  })),
  refusal(id, 'error.noAccess', 'what is public no longer', async (context) => {
    const turn = await sharedTopic(context)
    await turn.me.done('setSharePermission', switchedOff(turn.shareToken))
    return { client: context.visitor(), request: request(turn, DOCX) }
  }),
  refusal(id, 'error.tooManyExports', 'while as many wait as may', async (context) => {
    const { topicsId, answerId, ...person } = await context.subject.exporting()
    const wanted = id === 'downloadTopic' ? { topics_id: topicsId } : { message_id: answerId }
    return { client: context.as(person), request: { query: { ...wanted, file_type: 1 } } }
  }),
  pageRefusal(id, 'error.noAccess', 'a visitor who navigates', async (context) => ({
    client: context.visitor(),
    request: request(await answered(context), MARKDOWN),
  })),
  {
    operation: id,
    outcome: 'error.noAccess',
    name: 'in the language that the address names',
    async run(context) {
      const { query } = request(await answered(context), MARKDOWN)
      for (const [language, other] of [
        ['zh', 'en'],
        ['en', 'zh'],
      ] as const) {
        const named = { query: { ...query, language }, language: other, accept: 'text/html' }
        const { body } = await context.visitor().call(id, named)
        assert.ok(String(body).includes(errors['error.noAccess'][language]), String(body))
      }
    },
  },
])

const ZIP: FileKind = [0, 'application/zip', /^PK/]

export const downloadCases: readonly Case[] = [
  ...fileCases,
  success('downloadTopic', 'takes the id that a link shows', async (context) => {
    const { shareToken } = await sharedTopic(context)
    const { cur_topics_info } = await sharedContent(context.visitor(), shareToken)
    const query = { topics_id: cur_topics_info.topics_id, file_type: 1 }
    await expectFile(context.visitor(), 'downloadTopic', { query }, MARKDOWN)
  }),
  success('downloadMessage', 'gives any version to the owner', async (context) => {
    const first = await answered(context)
    await regenerated(context, first)
    const query = { message_id: first.answerId, file_type: 1 }
    await expectFile(first.me, 'downloadMessage', { query }, MARKDOWN)
  }),
  refusal('downloadMessage', 'error.noAccess', 'a version that is not shown', async (context) => {
    const shared = await sharedTopic(context)
    await regenerated(context, shared)
    const query = { message_id: shared.answerId, file_type: 1 }
    return { client: await context.freeUser(), request: { query } }
  }),
  success('downloadUserData', "gives all of one's own as an archive", async (context) => {
    const { me } = await answered(context)
    await expectFile(me, 'downloadUserData', {}, ZIP)
  }),
]
