import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EngineEvent } from '../ports.ts'
import { message, think } from '../testing/scripted-engine.ts'
import {
  createCoalescer,
  createFrameLog,
  decodeFrame,
  encodeFrame,
  HEARTBEAT,
  splitFrames,
  windowFor,
} from './frames.ts'

const tricky = { event: 'message', content: 'a\n\nb\r\ndata: c \u2028 🪙 币 "' } as const

test('a frame is three lines and an empty one, whatever the text holds', () => {
  const frame = encodeFrame(7, tricky)
  expect(frame.split('\n')).toHaveLength(5)
  expect(frame).toMatch(/^id: 7\nevent: message\ndata: \{[^\r\n]*\}\n\n$/)
})

test('a frame gives its event back', () => {
  expect(decodeFrame(encodeFrame(7, tricky))).toEqual(tricky)
})

test('joined frames come apart again', () => {
  const frames = [encodeFrame(1, { event: 'thinkEnd' }), encodeFrame(2, tricky)]
  expect(splitFrames(frames.join(''))).toEqual(frames)
})

describe('a frame log', () => {
  test('gives every reader the same frames, early or late', async () => {
    const log = createFrameLog()
    const early = Array.fromAsync(log.read(0))
    log.append('a')
    log.append('b')
    const late = Array.fromAsync(log.read(0))
    log.append('c')
    log.end()
    expect(await early).toEqual(['a', 'b', 'c'])
    expect(await late).toEqual(['a', 'b', 'c'])
  })

  test.each([
    [0, ['a', 'b']],
    [1, ['b']],
    [2, []],
    [9, []],
  ])('continues after the first %i frames', async (count, frames) => {
    const log = createFrameLog()
    log.append('a')
    log.append('b')
    log.end()
    expect(await Array.fromAsync(log.read(count))).toEqual(frames)
  })

  test('lets a reader that is ahead wait until its frame comes', async () => {
    const log = createFrameLog()
    const ahead = Array.fromAsync(log.read(2))
    for (const frame of ['a', 'b', 'c']) log.append(frame)
    log.end()
    expect(await ahead).toEqual(['c'])
  })

  test('gives the last frames to every reader, also to one that was ahead', async () => {
    const log = createFrameLog()
    log.append('a')
    const ahead = Array.fromAsync(log.read(5))
    log.end(['whole'])
    log.end(['too late'])
    expect(await ahead).toEqual(['whole'])
    expect(await Array.fromAsync(log.read(0))).toEqual(['a', 'whole'])
  })

  test('waits for a slow reader without losing what came meanwhile', async () => {
    const log = createFrameLog()
    const reader = log.read(0)
    log.append('a')
    expect(await reader.next()).toMatchObject({ value: 'a' })
    log.append('b')
    log.append('c')
    log.end()
    expect(await Array.fromAsync(reader)).toEqual(['b', 'c'])
  })

  test('sends a heartbeat only to a reader that waits', async () => {
    const log = createFrameLog()
    log.beat()
    log.append('a')
    const reader = log.read(0)
    expect(await reader.next()).toMatchObject({ value: 'a' })
    const waiting = reader.next()
    log.beat()
    expect(await waiting).toMatchObject({ value: HEARTBEAT })
  })

  test('joins a part of its frames', () => {
    const log = createFrameLog()
    for (const frame of ['a', 'b', 'c']) log.append(frame)
    expect(log.chunk(1, 2)).toBe('b')
    expect(log.chunk(1, 9)).toBe('bc')
    expect(log.chunk(3, 3)).toBe('')
  })
})

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
