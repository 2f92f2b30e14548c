import assert from 'node:assert/strict'
import { type Case, pageRefusal, refusal, success } from '../case.ts'
import type { Client } from '../client.ts'
import { answered, noAccess, sharedTopic, switchedOff, type Turn } from '../conversation.ts'
import type { CallRequest } from '../request.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The kinds of file and how each begins. */
const files: readonly (readonly [file_type: number, mediaType: string, begins: RegExp])[] = [
  [0, 'application/pdf', /^%PDF-1\.\d/],
  [1, 'text/markdown', /\S/],
  [2, DOCX, /^PK/],
]

const downloads = [
  [
    'downloadTopic',
    ({ topicsId }: Turn, file_type: number): CallRequest => ({
      query: { topics_id: topicsId, file_type },
    }),
  ],
  [
    'downloadMessage',
    ({ answerId }: Turn, file_type: number): CallRequest => ({
      query: { message_id: answerId, user_id: 'somebody', file_type },
    }),
  ],
] as const

async function expectFile(
  reader: Client,
  id: 'downloadTopic' | 'downloadMessage',
  request: CallRequest,
  [, type, begins]: (typeof files)[number],
) {
  const { status, mediaType, headers, body } = await reader.call(id, request)
  assert.deepEqual({ status, mediaType }, { status: 200, mediaType: type })
  const text = body instanceof Uint8Array ? new TextDecoder('latin1').decode(body) : String(body)
  assert.match(text, begins)
  assert.match(headers.get('content-disposition') ?? '', /^attachment;.*filename\*=UTF-8''[^"\s]+$/)
  return text
}

export const downloadCases: readonly Case[] = downloads.flatMap(([id, request]) => [
  ...files.map((file) =>
    success(id, `gives ${file[1]} to the owner`, async (context) => {
      const { me, ...turn } = await answered(context)
      await expectFile(me, id, request(turn, file[0]), file)
    }),
  ),
  ...files.slice(1, 2).flatMap((file) => [
    success(id, 'knows the owner by the cookie of navigations', async (context) => {
      const { cookie, ...person } = await context.subject.freeUser()
      const turn = await answered(context, {}, context.as(person))
      const navigation = { ...request(turn, file[0]), cookie }
      const text = await expectFile(context.visitor(), id, navigation, file)
      assert.ok(text.includes(turn.answer.text.slice(0, 12)))
    }),
    success(id, 'gives everybody what is public', async (context) => {
      const turn = await sharedTopic(context)
      const navigation = { ...request(turn, file[0]), accept: 'text/html,*/*;q=0.8' }
      await expectFile(context.visitor(), id, navigation, file)
      await expectFile(await context.freeUser(), id, navigation, file)
    }),
  ]),
  ...noAccess(id, (turn) => request(turn, 1)),
  refusal(id, 'error.noAccess', 'a visitor', async (context) => ({
    client: context.visitor(),
    request: request(await answered(context), 0),
  })),
  refusal(id, 'error.noAccess', 'what is public no longer', async (context) => {
    const turn = await sharedTopic(context)
    await turn.me.done('setSharePermission', switchedOff(turn.shareToken))
    return { client: context.visitor(), request: request(turn, 2) }
  }),
  pageRefusal(id, 'error.noAccess', 'a visitor who navigates', async (context) => ({
    client: context.visitor(),
    request: request(await answered(context), 1),
  })),
])
