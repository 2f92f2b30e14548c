import { describe, expect, test } from 'vitest'
import type { AskEvent } from '../src/contract/contract.ts'
import { newId } from '../src/ids.ts'
import {
  checkReplay,
  StreamAutomaton,
  type StreamResult,
  type StreamRules,
} from './stream-automaton.ts'

const ids = { request_id: newId(), topics_id: newId() }
const counts = { topic_count: 2, message_count: 3, resets_at: 0 }

/** Each name is an event; `message` and `think` say themselves. */
const events: Readonly<Record<string, AskEvent>> = {
  start: { event: 'start', ...ids, question_message_id: newId(), answer_message_id: newId() },
  progress: { event: 'progress', step: 'Searching' },
  sources: { event: 'sources', items: [] },
  think: { event: 'think', content: 'T' },
  thinkEnd: { event: 'thinkEnd' },
  relevant: { event: 'relevant', relevant: true },
  message: { event: 'message', content: 'M' },
  title: { event: 'title', title: 'A title' },
  figures: figures([[0, 1]]),
  blockFigures: { ...figures([[0, 1]]), event: 'blockFigures' } as AskEvent,
  beyond: figures([[0, 2]]),
  overlapping: figures([
    [0, 1],
    [0, 1],
  ]),
  followups: { event: 'followups', items: ['What next?'] },
  generateEnd: { event: 'generateEnd' },
  error: { event: 'error', message: 'failed', error_key: 'error.modelFailed' },
}

/** The numbers of these places were not found. */
function figures(places: readonly (readonly [number, number])[]): AskEvent {
  const unfound = places.map(([start, end]) => ({ start, end }))
  const check = { basis: 'lookups', checked: 2, found: 0, unfound } as const
  return { event: 'figures', figures: [], check }
}

function eventOf(text: string): AskEvent {
  const [name = '', response = ''] = text.split(':')
  return events[name] ?? { event: 'close', response, ...counts }
}

function readStream(stream: string, rules: StreamRules = {}): StreamResult {
  const automaton = new StreamAutomaton(rules)
  for (const [index, name] of stream.split(' ').entries()) {
    const data = eventOf(name)
    automaton.feed({ id: String(index + 1), event: data.event, data })
  }
  return automaton.end()
}

describe('a valid stream', () => {
  test.each<[string, StreamResult['status']]>([
    ['start think think thinkEnd relevant message message generateEnd close:MM', 'done'],
    [
      'start progress sources think progress thinkEnd sources message progress generateEnd close:M',
      'done',
    ],
    ['start message generateEnd close:M', 'done'],
    ['start message title message generateEnd close:MM', 'done'],
    ['start message sources title close:M', 'stopped'],
    ['start message title error', 'failed'],
    ['start message title figures generateEnd close:M', 'done'],
    ['start message figures followups generateEnd close:M', 'done'],
    ['start message followups generateEnd close:M', 'done'],
    ['start message figures close:M', 'stopped'],
    ['start message blockFigures message title blockFigures figures generateEnd close:MM', 'done'],
    ['start message blockFigures error', 'failed'],
    ['start message figures error', 'failed'],
    ['start relevant message close:M', 'stopped'],
    ['start think close', 'stopped'],
    ['start close', 'stopped'],
    ['start think thinkEnd message error', 'failed'],
    ['start error', 'failed'],
  ])('%s', (stream, status) => {
    expect(readStream(stream).status).toBe(status)
  })

  test('with its text and analysis', () => {
    const stream = 'start think think thinkEnd message generateEnd close:M'
    expect(readStream(stream)).toMatchObject({ text: 'M', analysis: 'TT' })
  })
})

describe('an invalid stream', () => {
  test.each([
    'think thinkEnd message close:M',
    'start figures message close:M',
    'start blockFigures message close:M',
    'start message figures blockFigures close:M',
    'start message followups close:M',
    'start message followups error',
    'start message followups figures generateEnd close:M',
    'start followups message generateEnd close:M',
    'start message figures message close:MM',
    'start message figures figures close:M',
    'start message beyond close:M',
    'start message overlapping close:M',
    'start start message close:M',
    'start thinkEnd message close:M',
    'start think message close:M',
    'start think relevant thinkEnd message close:M',
    'start think thinkEnd thinkEnd close',
    'start think thinkEnd think thinkEnd close',
    'start message think thinkEnd close:M',
    'start message relevant close:M',
    'start relevant relevant message close:M',
    'start think generateEnd close',
    'start message generateEnd message close:MM',
    'start message generateEnd progress close:M',
    'start message generateEnd generateEnd close:M',
    'start title message close:M',
    'start message title title close:M',
    'start message generateEnd title close:M',
    'start message close:M title',
    'start message generateEnd error',
    'start message close:N',
    'start message close',
    'start message close:M message',
    'start message close:M close:M',
    'start message error close:M',
    'start message error error',
    'start message',
    'start message generateEnd',
  ])('%s', (stream) => {
    expect(() => readStream(stream)).toThrow()
  })

  test('with an analysis although none was asked for', () => {
    const stream = 'start think thinkEnd message generateEnd close:M'
    expect(() => readStream(stream, { deepthink: false })).toThrow('deepthink is off')
    expect(readStream('start message generateEnd close:M', { deepthink: false }).status).toBe(
      'done',
    )
  })

  test.each([
    ['0', 'start'],
    ['2', 'start'],
    ['', 'start'],
    ['01', 'start'],
    ['1', 'close'],
  ])('with the id %j and the name %s', (id, event) => {
    const automaton = new StreamAutomaton()
    expect(() => automaton.feed({ id, event, data: eventOf('start') })).toThrow()
  })
})

describe('an attached stream', () => {
  const begun = () => {
    const automaton = new StreamAutomaton()
    for (const [index, name] of ['start', 'message'].entries()) {
      const data = eventOf(name)
      automaton.feed({ id: String(index + 1), event: data.event, data })
    }
    automaton.attach()
    return automaton
  }
  const feed = (automaton: StreamAutomaton, id: number, name: string) =>
    automaton.feed({ id: String(id), event: eventOf(name).event, data: eventOf(name) })

  test('goes on where the first one was', () => {
    const automaton = begun()
    feed(automaton, 3, 'message')
    feed(automaton, 4, 'close:MM')
    expect(automaton.end()).toMatchObject({ status: 'stopped', text: 'MM' })
  })

  test('may begin again, with numbers and text of its own', () => {
    const automaton = begun()
    for (const [index, name] of ['start', 'message', 'generateEnd', 'close:M'].entries()) {
      feed(automaton, index + 1, name)
    }
    expect(automaton.end()).toMatchObject({ status: 'done', text: 'M' })
  })

  test.each([2, 4])('has no gap and repeats nothing: %s after 2', (id) => {
    expect(() => feed(begun(), id, 'message')).toThrow('its id is')
  })
})

test.each([
  ['start think thinkEnd message generateEnd close:M', true],
  ['start sources message close:M', true],
  ['start message title figures generateEnd close:M', true],
  ['start message figures followups generateEnd close:M', true],
  ['start close', true],
  ['start message error', true],
  ['start message title generateEnd close:M', true],
  ['start message title error', true],
  ['start message message close:MM', false],
  ['start think think thinkEnd message generateEnd close:M', false],
  ['start progress message close:M', false],
  ['start think thinkEnd sources message generateEnd close:M', false],
])('a replay is whole: %s is %s', (stream, whole) => {
  const check = () => checkReplay(readStream(stream))
  if (whole) expect(check).not.toThrow()
  else expect(check).toThrow('as a whole')
})
