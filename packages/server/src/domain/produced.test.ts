import type { AskEvent } from '@coinquiry/api-client/contract'
import { expect, test } from 'vitest'
import { NOTHING, produce } from './produced.ts'

const source = (index: number) => ({ index, title: 'Paper', url: 'https://example.org/' })

test('texts are appended, sources are replaced, other events add nothing', () => {
  const events: AskEvent[] = [
    { event: 'progress', step: 'Reading' },
    { event: 'sources', items: [source(1)] },
    { event: 'think', content: 'Hm' },
    { event: 'think', content: 'm.' },
    { event: 'thinkEnd' },
    { event: 'message', content: 'Yes ' },
    { event: 'sources', items: [source(1), source(2)] },
    { event: 'message', content: '[2].' },
    { event: 'generateEnd' },
  ]
  expect(events.reduce(produce, NOTHING)).toEqual({
    think: 'Hmm.',
    message: 'Yes [2].',
    sources: [source(1), source(2)],
  })
})
