import { describe, expect, it } from 'vitest'
import type { AskEvent } from '../contract/contract.ts'
import { close, generateEnd, interrupted, message, start, think } from '../testing/frames.ts'
import {
  type AnswerState,
  type AnswerStep,
  emptyAnswer,
  reduceAnswer,
  storedAnswer,
} from './answer-state.ts'

const fold = (events: readonly AnswerStep[], from: AnswerState = emptyAnswer) =>
  events.reduce(reduceAnswer, from)

const thinkEnd: AskEvent = { event: 'thinkEnd' }
const failed: AskEvent = { event: 'error', message: 'No', error_key: 'error.modelFailed' }
const check = { basis: 'memory' as const, checked: 0, found: 0, unfound: [] }
const source = { index: 1, title: 'Bitcoin', url: 'https://bitcoin.org/bitcoin.pdf' }

describe('reduceAnswer', () => {
  it('gathers an answer from its events', () => {
    const state = fold([
      { ...start, id: '1' },
      { event: 'progress', step: 'Searching' },
      { event: 'progress', step: 'Reading' },
      { event: 'sources', items: [] },
      { event: 'sources', items: [source] },
      think('Supply '),
      think('matters.'),
      thinkEnd,
      { event: 'relevant', relevant: true, urgent: true },
      message('21 '),
      message('million'),
      { event: 'title', title: 'The cap' },
      { event: 'figures', figures: [], check },
      { event: 'followups', items: ['Who made it?'] },
      generateEnd,
      { ...close('21 million'), id: '12' },
    ])
    expect(state).toMatchObject({
      status: 'done',
      think: 'Supply matters.',
      thinkEnded: true,
      relevant: true,
      isUrgent: true,
      text: '21 million',
      steps: ['Searching', 'Reading'],
      sources: [source],
      title: 'The cap',
      figures: { figures: [], check },
      followups: ['Who made it?'],
      requestId: 'c7a1f0de-3b42-4e0b-9d55-0f5b1c2a7e90',
      questionMessageId: '5d2f3c84-7a1e-4c36-8b0d-6a0f1b9c2e47',
      answerMessageId: '9e41b7f2-0c58-4d93-b6a7-e83f5d1c0a94',
      lastEventId: '12',
      error: null,
    })
    expect(state.close?.topic_count).toBe(2)
  })

  it.each<[name: string, events: AskEvent[], status: AnswerState['status']]>([
    ['nothing', [], 'connecting'],
    ['a start', [start], 'waiting'],
    ['an analysis', [start, think('a')], 'thinking'],
    ['an ended analysis', [start, think('a'), thinkEnd], 'thinking'],
    ['text', [start, think('a'), thinkEnd, message('b')], 'streaming'],
    ['a complete answer', [start, message('b'), generateEnd, close('b')], 'done'],
    ['a stopped answer', [start, message('b'), close('b')], 'stopped'],
    ['a failed answer', [start, message('b'), failed], 'failed'],
    ['an interrupted answer', [start, message('b'), interrupted], 'interrupted'],
  ])('after %s', (_name, events, status) => {
    expect(fold(events).status).toBe(status)
  })

  it('takes the text of close for the whole', () => {
    expect(fold([start, message('21 milion'), generateEnd, close('21 million')]).text).toBe(
      '21 million',
    )
  })

  it('forgets how it ended when it begins anew', () => {
    expect(fold([start, message('b'), failed, start])).toMatchObject({ error: null, text: 'b' })
    expect(fold([start, message('b'), generateEnd, close('b'), start]).close).toBeNull()
  })

  it('keeps the text that an error ends', () => {
    expect(fold([start, think('a'), message('b'), failed])).toMatchObject({ think: 'a', text: 'b' })
  })

  it('replaces the text by what follows a repeated start', () => {
    const again = [start, think('A whole'), thinkEnd, message('whole text'), generateEnd]
    const state = fold([start, think('A'), message('part'), ...again, close('whole text')])
    expect(state).toMatchObject({ think: 'A whole', text: 'whole text', status: 'done' })
  })

  it('shows at no moment less than before while the answer is sent again', () => {
    let state = fold([start, message('one two')])
    for (const event of [start, message('one'), message(' two'), message(' three')]) {
      state = reduceAnswer(state, event)
      expect(state.text.startsWith('one two')).toBe(true)
    }
    expect(state.text).toBe('one two three')
  })

  it('shows a shorter answer once it is known to be the whole', () => {
    const state = fold([start, message('one two'), start, message('one'), close('one')])
    expect(state).toMatchObject({ text: 'one', status: 'stopped' })
  })

  it('keeps its longer text when a crash lost the last words', () => {
    const state = fold([start, message('one two'), start, message('one'), interrupted])
    expect(state).toMatchObject({ text: 'one two', status: 'interrupted' })
  })

  it('takes the server’s text after a crash if it isn’t the beginning of what was shown', () => {
    expect(fold([start, message('one two'), start, message('uno'), interrupted]).text).toBe('uno')
  })

  it('goes on from a text that was loaded before', () => {
    const loaded = { ...emptyAnswer, text: 'one ' }
    expect(fold([start, message('one '), message('two')], loaded).text).toBe('one two')
  })

  it.each<[name: string, steps: AnswerStep[], expected: Partial<AnswerState>]>([
    ['a reply', [{ event: 'connected' }], { status: 'waiting', isAccepted: false }],
    ['an event', [start], { status: 'waiting', isAccepted: true }],
    [
      'a lost question',
      [{ event: 'connected' }, { event: 'connecting' }],
      { status: 'connecting' },
    ],
    [
      'a lost connection',
      [start, message('b'), { event: 'reconnecting' }],
      { status: 'reconnecting', text: 'b', wasLost: true },
    ],
    [
      'a connection that is not found again',
      [start, { event: 'reconnecting', failures: 3 }],
      { status: 'reconnecting', failures: 3 },
    ],
    [
      'a new connection',
      [start, message('b'), { event: 'reconnecting' }, { event: 'connected' }],
      { status: 'streaming', wasLost: true },
    ],
    [
      'a refusal',
      [{ event: 'refused', error: new Error('No') }],
      { status: 'refused', isAccepted: false },
    ],
    [
      'the end of trying',
      [start, message('b'), { event: 'interrupted', error: new Error('No') }],
      { status: 'interrupted', text: 'b' },
    ],
    ['Stop', [start, { event: 'stopping' }], { status: 'stopped', isSettled: false }],
    [
      'a stop before the start',
      [{ event: 'stopping' }, { event: 'connected' }, start, message('b')],
      { status: 'stopped', isSettled: false, text: 'b' },
    ],
    [
      'a stop that the server knows',
      [start, { event: 'stopping' }, { event: 'stopped' }],
      { status: 'stopped', isSettled: true },
    ],
    [
      'an end before the stop arrived',
      [start, { event: 'stopping' }, message('b'), generateEnd, close('b')],
      { status: 'done', text: 'b' },
    ],
  ])('after %s', (_name, steps, expected) => {
    expect(fold(steps)).toMatchObject(expected)
  })

  it('goes on from an answer that a topic holds', () => {
    const version = {
      message_id: 'answer',
      request_id: 'request',
      content: 'one two',
      version_number: 1,
      is_like: 0,
      status: 'running',
    } as const
    const stored = storedAnswer(version)
    expect(stored).toMatchObject({ status: 'streaming', text: 'one two', requestId: 'request' })
    expect(fold([{ event: 'reconnecting' }, start, message('one')], stored)).toMatchObject({
      status: 'streaming',
      text: 'one two',
    })
    expect(storedAnswer({ ...version, status: 'stopped' })).toMatchObject({
      status: 'stopped',
      isSettled: true,
    })
  })
})
