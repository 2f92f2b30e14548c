import { describe, expect, test } from 'vitest'
import { type AskedMessage, type AskRequest, planAsk, questionText } from './ask-plan.ts'

function message(id: string, parentId: string | null, selectedChildId: string | null = null) {
  const role = id.startsWith('q') ? 'user' : 'assistant'
  return { id, parentId, selectedChildId, role } satisfies AskedMessage
}

/** q1 was edited to q2, whose answer a2 was regenerated as a3 and leads on to q3. */
const topic = {
  selectedFirst: 'q2',
  messages: [
    message('q1', null, 'a1'),
    message('a1', 'q1'),
    message('q2', null, 'a3'),
    message('a2', 'q2'),
    message('a3', 'q2', 'q3'),
    message('q3', 'a3', 'a4'),
    message('a4', 'q3'),
  ],
}
const empty = { selectedFirst: null, messages: [] as AskedMessage[] }

function plan(over: Partial<AskRequest>, on: typeof topic | typeof empty = topic) {
  const request: AskRequest = { kind: 0, text: ' And gas? ', messageId: null, parentId: undefined }
  const { before, selections, ...what } = planAsk({ ...request, ...over }, on)
  return { what, before: before.map(({ id }) => id), shows: selections.map((one) => one.childId) }
}

describe('a new question', () => {
  test('begins a new topic', () => {
    expect(plan({ parentId: null }, empty)).toEqual(plan({}, empty))
    expect(plan({}, empty)).toEqual({
      what: { adds: 'question', parentId: null, text: 'And gas?' },
      before: [],
      shows: [],
    })
  })

  test.each([
    [undefined, 'a4', ['q2', 'a3', 'q3', 'a4']],
    ['a4', 'a4', ['q2', 'a3', 'q3', 'a4']],
    ['a2', 'a2', ['q2', 'a2']],
    ['a1', 'a1', ['q1', 'a1']],
  ])('with the parent %s follows %s, which is shown', (parentId, follows, way) => {
    expect(plan({ parentId })).toMatchObject({
      what: { adds: 'question', parentId: follows },
      before: way,
      shows: way,
    })
  })

  test.each([
    ['a3', 'error.staleParent'],
    [null, 'error.staleParent'],
    ['q3', 'error.unknownMessage'],
    ['x', 'error.unknownMessage'],
  ])('with the parent %s is refused: %s', (parentId, key) => {
    expect(() => plan({ parentId })).toThrow(key)
  })

  test('in a new topic can follow nothing', () => {
    expect(() => plan({ parentId: 'a4' }, empty)).toThrow('error.unknownMessage')
  })
})

describe('an edited question', () => {
  test.each([
    ['q3', 'a3', ['q2', 'a3']],
    ['q2', null, []],
    ['q1', null, []],
  ])('%s becomes a version under %s', (messageId, parentId, way) => {
    expect(plan({ kind: 1, messageId })).toEqual({
      what: { adds: 'question', parentId, text: 'And gas?' },
      before: way,
      shows: way,
    })
  })

  test.each([null, 'a3', 'x'])('is refused for the message %s', (messageId) => {
    expect(() => plan({ kind: 1, messageId })).toThrow('error.unknownMessage')
  })
})

describe('another answer', () => {
  test.each([
    ['a4', 'q3', ['q2', 'a3', 'q3']],
    ['a3', 'q2', ['q2']],
    ['a2', 'q2', ['q2']],
    ['a1', 'q1', ['q1']],
  ])('for %s answers %s again, whatever the text says', (messageId, questionId, way) => {
    expect(plan({ kind: 2, messageId, text: '' })).toEqual({
      what: { adds: 'answer', questionId },
      before: way.slice(0, -1),
      shows: way,
    })
  })

  test.each([null, 'q3', 'x'])('is refused for the message %s', (messageId) => {
    expect(() => plan({ kind: 2, messageId })).toThrow('error.unknownMessage')
  })
})

test.each([0, 1] as const)('the text of kind %i must not be empty or too long', (kind) => {
  const ask = (text: string) => () => plan({ kind, messageId: kind === 0 ? null : 'q3', text })
  expect(ask(' ')).toThrow('error.emptyQuestion')
  expect(ask('a'.repeat(2001))).toThrow('error.questionTooLong')
})

test.each(['', ' ', '\n\t', '\u3000', '\0'])('%j is no question', (text) => {
  expect(() => questionText(text)).toThrow('error.emptyQuestion')
})

test.each([
  ['a', 1],
  ['a', 1999],
  ['a', 2000],
  ['币', 2000],
  ['🪙', 2000],
])('%s, %i times, is accepted', (character, count) => {
  expect(questionText(character.repeat(count))).toBe(character.repeat(count))
})

test.each(['a', '币', '🪙'])('2001 times %s is too long', (character) => {
  expect(() => questionText(character.repeat(2001))).toThrow('error.questionTooLong')
})

test('what no database holds is left out', () => {
  expect(questionText('is \0gas\0 a \ud83e fee?')).toBe('is gas a \ufffd fee?')
})

test('the space around a question is not kept, the space inside is', () => {
  expect(questionText('  what\n  is gas?\n')).toBe('what\n  is gas?')
})
