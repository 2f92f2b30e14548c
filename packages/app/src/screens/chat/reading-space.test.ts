import { expect, test } from 'vitest'
import { type Position, type ReadingState, readingAfter } from './reading-space.ts'

const at = (top: number, height = 5000, window = 600): Position => ({ top, height, window })
const shown = (top: number): ReadingState => ({ from: at(top), isReading: false })
const hidden = (top: number): ReadingState => ({ from: at(top), isReading: true })

test.each<[string, ReadingState, Position, boolean]>([
  ['goes not yet 23 px further down', shown(500), at(523), false],
  ['goes 24 px further down', shown(500), at(524), true],
  ['goes 25 px further down', shown(500), at(525), true],
  ['returns not yet 7 px further up', hidden(500), at(493), true],
  ['returns 8 px further up', hidden(500), at(492), false],
  ['returns 9 px further up', hidden(500), at(491), false],
  ['stays as far down as it is high itself', shown(0), at(56), false],
  ['goes one further down', shown(0), at(57), true],
  ['returns at the top', hidden(60), at(56), false],
  ['stays at the top while the page is drawn past it', shown(0), at(-40), false],
  ['stays away while the page springs back from its end', hidden(4400), at(4390, 4990), true],
  ['stays away while a shorter page moves up', hidden(4400), at(4300, 4900), true],
  [
    'stays away while a window that grew moves the page up',
    hidden(4400),
    at(4300, 5000, 700),
    true,
  ],
  ['goes while the page follows what is written', shown(500), at(524, 5024), true],
])('the header %s', (_, before, now, isReading) => {
  expect(readingAfter(before, now).isReading).toBe(isReading)
})

test.each<[string, readonly number[], readonly boolean[]]>([
  ['small steps down add up', [100, 110, 120, 130], [true, true, true, true]],
  ['each from where it turned', [100, 90, 100, 110, 114], [true, false, false, false, true]],
  ['small steps up add up', [300, 296, 292, 288], [true, true, false, false]],
  ['a trembling finger changes nothing', [300, 296, 300, 296, 300], [true, true, true, true, true]],
])('%s', (_, tops, expected) => {
  let reading = shown(0)
  const seen = tops.map((top) => {
    reading = readingAfter(reading, at(top))
    return reading.isReading
  })
  expect(seen).toEqual(expected)
})

test('a page that is drawn past its end is at its end', () => {
  const end = readingAfter(shown(4300), at(4460))
  expect(end).toEqual({ from: at(4400), isReading: true })
  expect(readingAfter(end, at(4400)).isReading).toBe(true)
})
