import { expect, test } from 'vitest'
import { decodeFrame, encodeFrame, splitFrames } from './frame.ts'

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
