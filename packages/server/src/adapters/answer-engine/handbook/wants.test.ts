import { beforeAll, describe, expect, it } from 'vitest'
import { loadVocabulary } from './vocabulary.ts'
import { type Examples, type Focus, focusOf, isVague, loadExamples, Wants } from './wants.ts'

const none: Examples = {
  figures: [],
  news: [],
  forecast: [],
  advice: [],
  explain: [],
  unrelated: [],
  vague: [],
}

describe('what a question wants', () => {
  let wants: Wants
  let examples: Examples

  beforeAll(async () => {
    examples = loadExamples()
    wants = new Wants(() => examples, [], (await loadVocabulary()).projects)
  })

  it.each<[question: string, focus: Focus]>([
    ['BTC 现在多少钱', 'figures'],
    ['gas 现在多少', 'figures'],
    ['how much is bitcoin right now', 'figures'],
    ['current funding rate of ETH', 'figures'],
    ['tvl of uniswap', 'figures'],
    ['what rank is cardano', 'figures'],
    ['why is crypto crashing today', 'news'],
    ['最近有什么新闻', 'news'],
    ['以太坊昨晚被黑了吗', 'news'],
    ['is solana down right now', 'news'],
    ['did the etf get approved', 'news'],
    ['明天比特币会涨吗', 'forecast'],
    ['will ETH go up?', 'forecast'],
    ['eth to 20k realistic?', 'forecast'],
    ['is this the top', 'forecast'],
    ['BTC price prediction', 'forecast'],
    ['该不该买以太坊', 'advice'],
    ['推荐几个币', 'advice'],
    ['should I sell my ETH', 'advice'],
    ['which coin should I buy', 'advice'],
    ['手里的 sol 还能拿吗', 'advice'],
    ['down 70%, cut my losses or hold?', 'advice'],
  ])('reads %j as one for %s', (question, focus) => {
    expect(focusOf(wants.of(question))).toEqual([focus])
  })

  it.each([
    '质押有什么风险',
    '为什么币圈波动这么大',
    '爆仓价怎么算',
    'what is staking',
    'how do I set a stop loss',
    '在越南买币合法吗',
    'where do I keep my 24 words',
    'how does funding work',
    'should i write my seed phrase on paper',
    'how long do withdrawals take',
  ])('takes %j for something that can be explained', (question) => {
    const likely = wants.of(question)
    expect(focusOf(likely)).toEqual([])
    expect(likely.explain).toBeGreaterThan(0.5)
  })

  it.each(['how do I cook pasta', '今天天气怎么样', 'gas bill is too high, who do I call'])(
    'takes %j for unrelated',
    (question) => expect(wants.of(question).unrelated).toBeGreaterThan(0.5),
  )

  it.each(['which one is better', '怎么弄啊', 'is it legit'])('takes %j for vague', (question) => {
    expect(isVague(wants.of(question))).toBe(true)
  })

  it('takes one name for another, any number for another and either way of writing Chinese', () => {
    expect(wants.of('will solana reach 500')).toEqual(wants.of('will cardano reach 2.5'))
    expect(wants.of('比特币现在多少钱')).toEqual(wants.of('以太坊現在多少錢'))
  })

  it('gives shares of one whole, also to a question without a word that it knows', () => {
    for (const question of ['', '？？？', 'xqzv', 'bitcoin price']) {
      const shares = Object.values(wants.of(question))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    }
  })

  it('reads what a section is known to answer as something that can be explained', () => {
    const taught = new Wants(
      () => ({ ...none, advice: ['should i x'] }),
      ['should i write it down'],
      [],
    )
    expect(taught.of('should I write it down').explain).toBeGreaterThan(0.9)
  })

  it('has each example once, under one kind', () => {
    const all = Object.values(examples).flat()
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([])
    expect(all.filter((line) => line !== line.trim())).toEqual([])
  })
})
