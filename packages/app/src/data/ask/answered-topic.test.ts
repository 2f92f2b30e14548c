import { type AnswerState, emptyAnswer } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import type { Message, MessageVersion, TopicContent } from '../topics.ts'
import { answeredTopic } from './answered-topic.ts'
import { newRun } from './follow-run.ts'
import type { Run, RunPlan } from './run.ts'

const version = (message_id: string, version_number = 1, more = {}): MessageVersion => ({
  message_id,
  request_id: `request of ${message_id}`,
  content: `text of ${message_id}`,
  version_number,
  is_like: 0,
  status: 'done',
  ...more,
})

const message = (role_type: Message['role_type'], ...versions: MessageVersion[]): Message => ({
  message_id: versions.at(-1)?.message_id ?? '',
  topics_id: 'topic',
  sender_id: role_type,
  role_type,
  parent_id: null,
  cur_path_index: versions.length - 1,
  content_list: versions,
})

const info = {
  topics_id: 'topic',
  topics_user_id: 'owner',
  title: '',
  topics_title: '',
  remain_message_count: 3,
  resets_at: 0,
}
const topic = (...path: Message[]) =>
  ({
    cur_topics_info: info,
    cur_message: path,
    previous_topics_info: null,
  }) as unknown as TopicContent

const path = [message('user', version('q')), message('assistant', version('a'))]
const close = {
  event: 'close',
  response: 'Because.',
  topic_count: 2,
  message_count: 1,
  resets_at: 7,
} as const
const said = (change: object = {}) =>
  ({
    ...emptyAnswer,
    ...{
      status: 'done',
      close,
      text: 'Because.',
      think: 'Hm.',
      thinkMs: 12_400,
      title: 'Why',
      isAccepted: true,
    },
    ...{ requestId: 'r', questionMessageId: 'q2', answerMessageId: 'a2' },
    ...change,
  }) as AnswerState

const run = (plan: Partial<RunPlan>, answer = said()): Run =>
  newRun({ kind: 'new', question: 'Why?', targetId: 'a', opensTopic: false, ...plan }, answer)

const shown = (content: TopicContent | null) =>
  content?.cur_message.map(({ message_id, parent_id, cur_path_index, content_list }) => {
    const { version_number, content: text, request_id } = content_list[cur_path_index] ?? {}
    return [message_id, parent_id, version_number, request_id, text]
  })

const answered = ['a2', 'q2', 1, 'r', 'Because.']

test('a new question and its answer follow at the end', () => {
  const after = answeredTopic(topic(...path), run({}))
  expect(shown(after)?.slice(2)).toEqual([['q2', 'a', 1, 'r', 'Why?'], answered])
  expect(after?.cur_message.at(-1)?.content_list[0]).toMatchObject({
    think_content: 'Hm.',
    think_ms: 12_400,
  })
})

test('what is left today and the title are told, too', () => {
  expect(answeredTopic(topic(...path), run({}))?.cur_topics_info).toEqual({
    ...info,
    title: 'Why',
    topics_title: 'Why',
    remain_message_count: 1,
    resets_at: 7,
  })
})

test('a topic that was renamed meanwhile keeps its title', () => {
  const renamed = { ...topic(...path), cur_topics_info: { ...info, title: 'Mine' } }
  const after = answeredTopic(renamed as TopicContent, run({}))
  expect(after?.cur_topics_info.title).toBe('Mine')
})

test('the first question of a topic follows nothing', () => {
  const first = run({ targetId: null, opensTopic: true })
  expect(shown(answeredTopic(topic(), first))).toEqual([['q2', null, 1, 'r', 'Why?'], answered])
})

test('an edited question is one more version, and what followed it is another path', () => {
  const edited = answeredTopic(topic(...path, ...path), run({ kind: 'edit', targetId: 'q' }))
  expect(shown(edited)).toEqual([['q2', null, 2, 'r', 'Why?'], answered])
})

test('a regenerated answer is one more version', () => {
  const regenerated = answeredTopic(topic(...path, ...path), run({ kind: 'regenerate' }))
  expect(shown(regenerated)?.slice(1)).toEqual([['a2', null, 2, 'r', 'Because.']])
})

test('an answer that was read while it was written is completed in its place', () => {
  const read = version('a2', 3, { status: 'running', content: 'Beca', is_like: 1 })
  const sources = [{ index: 1, title: 'Bitcoin', url: 'https://bitcoin.org' }]
  const after = answeredTopic(
    topic(message('user', version('q2')), message('assistant', version('a'), read)),
    run({ targetId: null }, said({ sources })),
  )
  expect(after?.cur_message[1]?.content_list).toEqual([
    version('a'),
    {
      ...version('a2', 3),
      request_id: 'r',
      content: 'Because.',
      think_content: 'Hm.',
      think_ms: 12_400,
      sources,
      is_like: 1,
    },
  ])
})

test.each<[why: string, run: Run, path: Message[]]>([
  ['was stopped', run({}, said({ status: 'stopped', isSettled: true })), path],
  ['failed', run({}, said({ status: 'failed', close: null })), path],
  ['came over a broken connection', run({}, said({ wasLost: true })), path],
  ['has no ids', run({}, said({ requestId: null })), path],
  ['was attached to', run({ kind: 'attached' }), path],
  ['follows what is not there', run({ targetId: 'x' }), path],
  ['follows what is not the last', run({ targetId: 'q' }), path],
  ['regenerates what is not there', run({ kind: 'regenerate', targetId: 'x' }), path],
])('the topic has to be read for an answer that %s', (_why, ended, messages) => {
  expect(answeredTopic(topic(...messages), ended)).toBeNull()
})
