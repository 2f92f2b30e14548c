import { describe, expect, test } from 'vitest'
import { type AskedMessage, type AskRequest, planAsk } from './ask-plan.ts'
import { selectedPath } from './versions.ts'

function message(id: string, parentId: string | null, selectedChildId: string | null = null) {
  const role = id.startsWith('q') ? 'user' : 'assistant'
  return { id, parentId, selectedChildId, role } satisfies AskedMessage
}

/** q1 was edited to q2, whose answer a2 was refreshed to a3 and leads on to q3. */
const path = selectedPath(
  [
    message('q1', null, 'a1'),
    message('a1', 'q1'),
    message('q2', null, 'a3'),
    message('a2', 'q2'),
    message('a3', 'q2', 'q3'),
    message('q3', 'a3', 'a4'),
    message('a4', 'q3'),
  ],
  'q2',
)
const request = (over: Partial<AskRequest>): AskRequest => ({
  kind: 0,
  text: ' And gas? ',
  messageId: null,
  parentId: undefined,
  ...over,
})
const before = (over: Partial<AskRequest>, on = path) =>
  planAsk(request(over), on).before.map(({ selected }) => selected.id)

describe('a new question', () => {
  test('begins a new topic', () => {
    expect(planAsk(request({}), [])).toEqual({
      adds: 'question',
      before: [],
      parentId: null,
      text: 'And gas?',
    })
  })

  test.each([undefined, 'a4'])(
    'is appended to the selected path when the parent is %s',
    (parentId) => {
      expect(planAsk(request({ parentId }), path)).toMatchObject({
        adds: 'question',
        parentId: 'a4',
      })
      expect(before({ parentId })).toEqual(['q2', 'a3', 'q3', 'a4'])
    },
  )

  test.each([null, 'a2', 'q3', 'x'])('is refused when the parent is %s', (parentId) => {
    expect(() => planAsk(request({ parentId }), path)).toThrow('error.staleParent')
  })

  test('must not name a parent in a new topic, except none', () => {
    expect(planAsk(request({ parentId: null }), [])).toMatchObject({ parentId: null })
    expect(() => planAsk(request({ parentId: 'a4' }), [])).toThrow('error.staleParent')
  })
})

describe('an edited question', () => {
  test.each([
    ['q3', 'a3', ['q2', 'a3']],
    ['q2', null, []],
    ['q1', null, []],
  ])('%s gets a sibling under %s', (messageId, parentId, leading) => {
    expect(planAsk(request({ kind: 1, messageId }), path)).toMatchObject({
      adds: 'question',
      parentId,
      text: 'And gas?',
    })
    expect(before({ kind: 1, messageId })).toEqual(leading)
  })

  test.each([null, 'a3', 'x'])('is refused for the message %s', (messageId) => {
    expect(() => planAsk(request({ kind: 1, messageId }), path)).toThrow('error.unknownMessage')
  })
})

describe('another answer', () => {
  test.each([
    ['a4', 'q3', ['q2', 'a3']],
    ['a3', 'q2', []],
    ['a2', 'q2', []],
  ])('for %s answers %s again, whatever the text says', (messageId, id, leading) => {
    const plan = planAsk(request({ kind: 2, messageId, text: '' }), path)
    expect(plan).toMatchObject({ adds: 'answer', question: { id } })
    expect(before({ kind: 2, messageId })).toEqual(leading)
  })

  test.each([null, 'q3', 'a1', 'x'])('is refused for the message %s', (messageId) => {
    expect(() => planAsk(request({ kind: 2, messageId }), path)).toThrow('error.unknownMessage')
  })
})

describe.each([0, 1] as const)('the text of kind %i', (kind) => {
  test('must not be empty or too long', () => {
    const ask = (text: string) => () => planAsk(request({ kind, messageId: 'q3', text }), path)
    expect(ask(' ')).toThrow('error.emptyQuestion')
    expect(ask('a'.repeat(2001))).toThrow('error.questionTooLong')
  })
})
