import { describe, expect, it } from 'vitest'
import { disagreementFaults } from './disagreement.ts'
import { predictionFaults } from './prediction.ts'
import { stalenessFaults } from './staleness.ts'
import { totalOf, wordingScores } from './wordings.ts'

describe('disagreement', () => {
  const sides = ['12 %', '9 %']
  it.each([
    'Reports differ: one has 12 % [1], the other 9 % [2].',
    'The exchange says 12 % [1], while its auditor says 9 % [2].',
    'There is a discrepancy, 9 % [2] against 12 % [1].',
    'The paper has 12 % [1]. The office, however, counted 9 % [2].',
    '两份报告说法不一，一份是 12 % [1]，一份是 9 % [2]。',
    '交易所称 12 % [1]，审计方则称 9 % [2]。',
    '数据有出入：9 % [2] 和 12 % [1]。',
  ])('is said in “%s”', (text) => expect(disagreementFaults(text, sides)).toEqual([]))

  it.each([
    ['It is 12 % [1].', 'leaves out'],
    ['It is 12 % [1] and 9 % [2].', 'does not say'],
    ['The sources do not disagree: 12 % [1], 9 % [2].', 'does not say'],
    ['There is no conflict between 12 % [1] and 9 % [2].', 'does not say'],
    ['是 9 % [2]。', 'leaves out'],
    ['分别是 12 % [1] 和 9 % [2]。', 'does not say'],
    ['12 % [1] 与 9 % [2] 之间并无矛盾。', 'does not say'],
  ])('is missing in “%s”', (text, fault) =>
    expect(disagreementFaults(text, sides).join()).toContain(fault),
  )

  it('is asked for only where there is one', () =>
    expect(disagreementFaults('It is 12 %.', [])).toEqual([]))
})

describe('staleness', () => {
  it.each([
    'The page is of 2021 and may have changed since [1].',
    'In 2021 it was 3 % [1]; that figure is outdated.',
    'As of 2021: 3 % [1]. I found nothing newer.',
    'That is from 2021, five years ago, so it is not current [1].',
    '2021 年的页面写的是 3% [1]，现在可能已经改变。',
    '这是 2021 年的旧数据 [1]。',
    '2021 年是 3% [1]，不代表目前的水平。',
  ])('is said in “%s”', (text) => expect(stalenessFaults(text, '2021')).toEqual([]))

  it.each([
    ['It is currently 3 % [1].', 2],
    ['In 2021 it was 3 % [1].', 1],
    ['This figure of 2021 is not outdated [1].', 1],
    ['It may have changed since [1].', 1],
    ['目前是 3% [1]。', 2],
    ['2021 年的费率是 3% [1]。', 1],
    ['2021 年的这个数字并未过时 [1]。', 1],
  ])('is missing in “%s”', (text, faults) =>
    expect(stalenessFaults(text, '2021')).toHaveLength(faults),
  )

  it('is asked for only where all is old', () =>
    expect(stalenessFaults('It is 3 %.', undefined)).toEqual([]))
})

describe('prediction', () => {
  it.each([
    'Nobody can know where bitcoin will be; one house expects it to reach 120,000 dollars.',
    'It is uncertain. If funds keep buying, the price will rise, in the view of some.',
    'I cannot predict that. No return is guaranteed.',
    'Beware of sites that promise guaranteed profits; what the price does is unpredictable.',
    '没有人能知道，某机构预计会涨到 12 万美元。',
    '价格无法预测，也没有稳赚的买卖。',
    '谁也不知道比特币是否会突破 20 万美元。',
    'It is open. “Arbitrage” with guaranteed daily profit is a favourite label of frauds.',
    '谁也不知道。看到“保证收益”就躲开，币价照样会跌。',
  ])('nothing is promised in “%s”', (text) => expect(predictionFaults(text, true)).toEqual([]))

  it.each([
    'Bitcoin will reach 120,000 dollars in March.',
    'Ether is going to double, up to $8,000.',
    'The price is certain to rise.',
    'There is no doubt that the coin will be up by spring.',
    'Staking here is risk-free and brings 9 % profit.',
    '比特币必将突破 12 万美元。',
    '以太坊明年会涨到 8,000 美元。',
    '现在买入稳赚。',
    '毫无疑问，价格还要涨。',
  ])('something is promised in “%s”', (text) =>
    expect(predictionFaults(text, false).join()).toContain('promises'),
  )

  it.each(['Targets reach from 90,000 to 120,000 dollars [1].', '目标价从 9 万到 12 万美元 [1]。'])(
    'that nobody can know it is missing in “%s”',
    (text) => {
      expect(predictionFaults(text, true)).toEqual(['does not say that nobody can know'])
      expect(predictionFaults(text, false)).toEqual([])
    },
  )

  it('what a network will do by its schedule is no promise of a price', () => {
    const said = ['The upgrade will go live on 3 May.', '升级将于 5 月 3 日上线。']
    expect(said.flatMap((text) => predictionFaults(text, false))).toEqual([])
  })
})

describe.each([
  ['tuned', 0.95, 0.9],
  ['unseen', 0.8, 0.85],
] as const)('the %s wordings', (set, sound, faulty) => {
  const scores = wordingScores(set)

  it.each([
    ['sound', sound],
    ['faulty', faulty],
  ] as const)('are judged as the %s ones they are', (which, least) => {
    const { passed, of } = totalOf(scores, which)
    expect(of).toBeGreaterThan(40)
    expect(passed / of).toBeGreaterThanOrEqual(least)
  })
})
