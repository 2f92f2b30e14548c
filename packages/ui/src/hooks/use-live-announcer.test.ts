import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnnouncer, nextAnnouncement } from './use-live-announcer.ts'

interface Announcement {
  readonly text: string
  readonly at: number
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function recorder() {
  const said: Announcement[] = []
  const announcer = createAnnouncer((sentences) => {
    if (sentences !== '') said.push({ text: sentences, at: performance.now() })
  })
  return { said, announcer }
}

const sentence = 'Halving cuts what miners earn per block. '
const texts = Array.from({ length: 600 }, (_, at) => sentence.split(/(?<= )/)[at % 7] ?? '')

it.each([20, 50, 100])(
  'an answer of 600 words at %i ms each is heard in few whole sentences',
  (pace) => {
    const { said, announcer } = recorder()
    let text = ''
    for (const word of texts) {
      text += word
      announcer.update(text, false)
      vi.advanceTimersByTime(pace)
    }
    announcer.update(text, true)
    vi.advanceTimersByTime(60_000)

    expect(said.length).toBeGreaterThan(3)
    expect(said.length).toBeLessThanOrEqual(12)
    const gaps = said.slice(1).map(({ at }, index) => at - (said[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1500)
    expect(said.slice(0, -1).filter(({ text }) => !text.endsWith('.'))).toEqual([])
    expect(said.map(({ text }) => text).join(' ')).toBe(text.trim())
  },
)

it('falls silent after the last sentence', () => {
  const heard: string[] = []
  const announcer = createAnnouncer((sentences) => heard.push(sentences))
  announcer.update('One. Two', false)
  vi.advanceTimersByTime(0)
  announcer.update('One. Two', true)
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual(['One.', 'Two', ''])
})

it('begins anew with another text', () => {
  const { said, announcer } = recorder()
  announcer.update('One.\n', true)
  vi.advanceTimersByTime(5000)
  announcer.update('', false)
  announcer.update('One again.\n', false)
  vi.advanceTimersByTime(5000)
  expect(said.map(({ text }) => text)).toEqual(['One.', 'One again.'])
})

it('rests as shortly as at first after the first sentence of another text', () => {
  const { said, announcer } = recorder()
  for (let sentences = 1; sentences <= 10; sentences += 1) {
    announcer.update('One. '.repeat(sentences), false)
    vi.advanceTimersByTime(15_000)
  }
  expect(said).toHaveLength(10)
  announcer.update('', false)
  announcer.update('Two. ', false)
  vi.advanceTimersByTime(0)
  announcer.update('Two. Three. ', false)
  vi.advanceTimersByTime(1500)
  expect(said.slice(10).map(({ text }) => text)).toEqual(['Two.', 'Three.'])
})

it('says nothing once it is disposed of', () => {
  const { said, announcer } = recorder()
  announcer.update('One.\n', false)
  announcer.dispose()
  vi.advanceTimersByTime(5000)
  expect(said).toEqual([])
})

it.each([
  ['', 0, false, null],
  ['Half a', 0, false, null],
  ['One. Half', 0, false, { sentences: 'One.', end: 4 }],
  ['One. Two! Half', 0, false, { sentences: 'One. Two!', end: 9 }],
  ['One. Half', 4, false, null],
  ['One. Half', 4, true, { sentences: 'Half', end: 9 }],
  ['One.', 4, true, null],
  ['Costs 3.50 and', 0, false, null],
  ['One:\n1. Half', 0, false, { sentences: 'One:', end: 5 }],
  ['One:\n1. Half', 5, false, null],
  ['减半。接着', 0, false, { sentences: '减半。', end: 3 }],
])('%j from %d, done %j', (text, from, done, expected) => {
  expect(nextAnnouncement(text, from, done)).toEqual(expected)
})
