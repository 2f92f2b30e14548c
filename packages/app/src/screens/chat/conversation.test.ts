import { type AnswerState, emptyAnswer } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { newRun } from '../../data/ask/follow-run.ts'
import type { Run, RunPlan } from '../../data/ask/run.ts'
import type { Message, MessageVersion } from '../../data/topics.ts'
import { conversation, storedTurns } from './conversation.ts'

function message(role: Message['role_type'], ids: string[], shown = 0, more = {}): Message {
  const content_list = ids.map(
    (id, place): MessageVersion => ({
      message_id: id,
      request_id: `request of ${id}`,
      content: `text of ${id}`,
      version_number: place + 1,
      is_like: 0,
      status: 'done',
      ...more,
    }),
  )
  return {
    message_id: ids[shown] ?? '',
    topics_id: 'topic',
    sender_id: role,
    role_type: role,
    parent_id: null,
    cur_path_index: shown,
    content_list,
  }
}

const path = [
  message('user', ['q1']),
  message('assistant', ['a1', 'a1b'], 1),
  message('user', ['q2', 'q2b']),
  message('assistant', ['a2']),
]

function run(plan: Partial<RunPlan>, answer: object = {}): Run {
  return newRun({ kind: 'new', question: '', targetId: null, opensTopic: false, ...plan }, {
    ...emptyAnswer,
    status: 'streaming',
    ...answer,
  } as AnswerState)
}

const outline = (...turns: Parameters<typeof conversation>) =>
  conversation(...turns).map(({ question, answer }) => [
    `${question.text} ${question.versions.index + 1}/${question.versions.ids.length}`,
    answer && `${answer.text} ${answer.versions.index + 1}/${answer.versions.ids.length}`,
  ])

const first = ['text of q1 1/1', 'text of a1b 2/2']
const second = ['text of q2 1/2', 'text of a2 1/1']

test('a stored path is questions with their answers', () => {
  expect(outline(path, null)).toEqual([first, second])
})

test('a question without an answer stands alone', () => {
  expect(outline(path.slice(0, 3), null)).toEqual([first, ['text of q2 1/2', null]])
})

test('a new question follows at the end', () => {
  const asked = run({ question: 'third' }, { text: 'com' })
  expect(outline(path, asked)).toEqual([first, second, ['third 1/1', 'com 1/1']])
})

test('an edited question is a new version and hides what came later', () => {
  const edited = run({ kind: 'edit', question: 'other', targetId: 'q1' }, { text: 'com' })
  expect(outline(path, edited)).toEqual([['other 2/2', 'com 1/1']])
})

test('a regenerated answer is a new version and hides what came later', () => {
  const regenerated = run({ kind: 'regenerate', targetId: 'a1b' }, { text: 'com' })
  expect(outline(path, regenerated)).toEqual([['text of q1 1/1', 'com 3/3']])
})

test.each(['edit', 'regenerate'] as const)('what is not there has no version: %s', (kind) => {
  const lost = run({ kind, question: 'other', targetId: 'gone' }, { text: 'com' })
  expect(outline(path, lost)).toEqual([first, second])
})

test('a refused question leaves the path as it is stored', () => {
  const refused = run({ question: 'third' }, { status: 'refused' })
  expect(outline(path, refused)).toEqual([first, second])
})

test('an answer that is stored already is not shown twice', () => {
  const asked = run(
    { question: 'text of q2' },
    { answerMessageId: 'a2', text: 'text of a2 and more' },
  )
  expect(outline(path, asked)).toEqual([first, ['text of q2 1/2', 'text of a2 and more 1/1']])
})

test('what the server goes on writing is shown in the place of what is stored of it', () => {
  const stored = storedTurns(path).at(-1)?.answer
  const attached = run({ kind: 'attached', targetId: 'a2' }, { ...stored, text: 'further' })
  expect(outline(path, attached)).toEqual([first, ['text of q2 1/2', 'further 1/1']])
  expect(outline(path.slice(0, 2), attached)).toEqual([first])
})

test.each([
  { status: 'reconnecting' },
  { status: 'interrupted' },
  { status: 'stopped', isSettled: false },
  { status: 'done' },
  { status: 'failed' },
])('an arriving answer is shown as it is: $status', (answer) => {
  const arriving = run({ question: 'x' }, answer)
  expect(conversation([], arriving).at(0)?.answer).toMatchObject({ ...answer, isArriving: true })
})

test('an answer that is stored is shown as it ended, or as far as it came', () => {
  const endings = ['done', 'stopped', 'interrupted', 'failed', 'running'] as const
  const shown = endings.map((status) => {
    const stored = [message('user', ['q']), message('assistant', ['a'], 0, { status })]
    return storedTurns(stored).at(0)?.answer?.status
  })
  expect(shown).toEqual(['done', 'stopped', 'interrupted', 'failed', 'streaming'])
})
