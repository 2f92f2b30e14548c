import { expect, it } from 'vitest'
import { withoutOverlaps } from './layout.ts'

it('leaves out what would touch the label before, or repeat them', () => {
  const ticks = [
    { at: 0, label: '11月19日' },
    { at: 50, label: '11月20日' },
    { at: 100, label: '11月21日' },
    { at: 200, label: '11月21日' },
    { at: 300, label: '11月22日' },
  ]
  expect(withoutOverlaps(ticks).map(({ at }) => at)).toEqual([0, 100, 300])
})
