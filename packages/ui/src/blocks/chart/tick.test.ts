import { expect, it } from 'vitest'
import { apart } from './tick.ts'

it('leaves out what would touch the words before, or repeat them', () => {
  const ticks = [
    { at: 0, words: '11月19日' },
    { at: 50, words: '11月20日' },
    { at: 100, words: '11月21日' },
    { at: 200, words: '11月21日' },
    { at: 300, words: '11月22日' },
  ]
  expect(apart(ticks).map(({ at }) => at)).toEqual([0, 100, 300])
})
