import { expect, test } from 'vitest'
import type { Turn } from '../../chat/conversation.ts'
import { countFirstTurns } from './first-turns.ts'

const turn = (text: string): Turn => ({
  question: { id: null, text, versions: { ids: [], index: 0 } },
  answer: null,
})
const turns = (count: number, characters: number) =>
  Array.from({ length: count }, () => turn('a'.repeat(characters)))

test.each([
  ['nothing of nothing', [], 0],
  ['all of a short topic', turns(3, 100), 3],
  ['no more than ten turns', turns(12, 100), 10],
  ['no more than can be read at once', turns(5, 6000), 3],
  ['the first, however long', turns(2, 50_000), 1],
])('%s is rendered first', (_, topic, count) => {
  expect(countFirstTurns(topic)).toBe(count)
})
