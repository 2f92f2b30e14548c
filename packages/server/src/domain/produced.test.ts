import { expect, test } from 'vitest'
import { NOTHING, produce } from './produced.ts'

const source = (index: number) => ({ index, title: 'Paper', url: 'https://example.org/' })

test('texts are appended, sources are replaced, other events add nothing', () => {
  const produced = [
    { event: 'progress', step: 'Reading' } as const,
    { event: 'sources', items: [source(1)] } as const,
    { event: 'think', content: 'Hm' } as const,
    { event: 'think', content: 'm.' } as const,
    { event: 'thinkEnd' } as const,
    { event: 'message', content: 'Yes ' } as const,
    { event: 'sources', items: [source(1), source(2)] } as const,
    { event: 'message', content: '[2].' } as const,
    { event: 'generateEnd' } as const,
  ].reduce(produce, NOTHING)
  expect(produced).toEqual({
    think: 'Hmm.',
    message: 'Yes [2].',
    sources: [source(1), source(2)],
  })
})
