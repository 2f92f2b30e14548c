import { describe, expect, it } from 'vitest'
import { INSTANT, inPieces, WRITING } from './pace.ts'

const never = new AbortController().signal
const pieces = (text: string, pace = { ...WRITING, pause: 0 }) =>
  Array.fromAsync(inPieces(text, pace, never))

describe('inPieces', () => {
  it.each([
    ['', 0],
    ['ab', 1],
    ['abc', 1],
    ['abcd', 2],
    ['字'.repeat(10_000), 120],
  ])('cuts a text and loses nothing (case %#)', async (text, count) => {
    const cut = await pieces(text)
    expect(cut.join('')).toBe(text)
    expect(cut).toHaveLength(count)
  })

  it('never cuts a character in two', async () => {
    for (const piece of await pieces('🚀'.repeat(50))) expect(piece.isWellFormed()).toBe(true)
  })

  it('says a text at once if asked to', async () => {
    expect(await pieces('a long text', INSTANT)).toEqual(['a long text'])
  })

  it('stops in the midst of a pause', async () => {
    const controller = new AbortController()
    const writing = inPieces('abcdef', { ...WRITING, pause: 3_600_000 }, controller.signal)
    expect(await writing.next()).toEqual({ done: false, value: 'abc' })
    const next = writing.next()
    controller.abort()
    await expect(next).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })
})
