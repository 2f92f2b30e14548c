import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EngineEvent } from '../ports.ts'
import { message, think } from '../testing/scripted-engine.ts'
import { createCoalescer, windowFor } from './coalescer.ts'

test.each([
  [0, 40],
  [0.49, 40],
  [0.5, 40],
  [0.51, 42],
  [0.7, 80],
  [0.89, 118],
  [0.9, 120],
  [1, 120],
])('a server that is busy for %d of its time joins the texts of %i ms', (share, expected) => {
  const window = windowFor(share, { coalesceMs: 40, coalesceMostMs: 120 })
  expect(Math.round(window)).toBe(expected)
})

describe('coalescing', () => {
  let out: EngineEvent[] = []

  beforeEach(() => {
    out = []
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('lets the first text out at once and joins those of the window', () => {
    const { push } = createCoalescer(
      () => 40,
      (event) => out.push(event),
    )
    push(message('a'))
    expect(out).toEqual([message('a')])
    push(message('b'))
    push(message('c'))
    vi.advanceTimersByTime(39)
    expect(out).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(out).toEqual([message('a'), message('bc')])
  })

  test('delays nothing that comes slower than the window', () => {
    const { push } = createCoalescer(
      () => 40,
      (event) => out.push(event),
    )
    for (const content of ['a', 'b', 'c']) {
      push(message(content))
      expect(out.at(-1)).toEqual(message(content))
      vi.advanceTimersByTime(50)
    }
  })

  test('keeps the order of kinds', () => {
    const { push } = createCoalescer(
      () => 40,
      (event) => out.push(event),
    )
    const events = [think('a'), think('b'), { event: 'thinkEnd' } as const, message('c')]
    for (const event of events) push(event)
    vi.runAllTimers()
    expect(out).toEqual(events)
  })

  test('never mixes analysis and answer', () => {
    const { push, flush } = createCoalescer(
      () => 40,
      (event) => out.push(event),
    )
    for (const event of [think('a'), think('b'), message('c'), message('d')]) push(event)
    flush()
    expect(out).toEqual([think('a'), think('b'), message('cd')])
  })

  test('has nothing left after a flush, and sends no empty text', () => {
    const { push, flush } = createCoalescer(
      () => 40,
      (event) => out.push(event),
    )
    for (const content of ['a', 'b', '']) push(message(content))
    flush()
    flush()
    vi.runAllTimers()
    expect(out).toEqual([message('a'), message('b')])
  })
})
