import { describe, expect, it } from 'vitest'
import { splitByRanges, type TextRange } from './highlighted-text.tsx'

const marked = (text: string, ranges: readonly TextRange[]) =>
  splitByRanges(text, ranges)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('')

describe('splitByRanges', () => {
  it.each<[string, readonly TextRange[], string]>([
    ['halving', [], 'halving'],
    ['', [], ''],
    ['', [[0, 1]], ''],
    ['halving', [[0, 4]], '[halv]ing'],
    ['halving', [[4, 7]], 'halv[ing]'],
    ['halving', [[0, 7]], '[halving]'],
    [
      'halving',
      [
        [0, 1],
        [3, 4],
      ],
      '[h]al[v]ing',
    ],
    [
      'halving',
      [
        [0, 2],
        [2, 4],
      ],
      '[ha][lv]ing',
    ],
    [
      'halving',
      [
        [0, 3],
        [2, 4],
      ],
      '[hal][v]ing',
    ],
    ['halving', [[3, 3]], 'halving'],
    ['halving', [[3]], 'halving'],
    ['halving', [[]], 'halving'],
    ['halving', [[5, 3]], 'halving'],
    ['halving', [[5, 99]], 'halvi[ng]'],
    ['halving', [[7, 9]], 'halving'],
    [
      'halving',
      [
        [3, 5],
        [0, 2],
      ],
      'hal[vi]ng',
    ],
    ['比特币减半', [[3, 5]], '比特币[减半]'],
  ])('%j with %j reads %j', (text, ranges, expected) => {
    expect(marked(text, ranges)).toBe(expected)
  })

  it('says where each part begins', () => {
    expect(splitByRanges('halving', [[2, 4]]).map(({ start }) => start)).toEqual([0, 2, 4])
  })
})
