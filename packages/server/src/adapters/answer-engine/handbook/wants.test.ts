import { beforeAll, describe, expect, it } from 'vitest'
import { loadHandbook } from './handbook.ts'
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
    const entries = [...(await loadHandbook()).values()].flatMap(({ en, zh }) => [en, zh])
    const known = entries.flatMap(({ sections }) => sections.flatMap(({ asked }) => asked))
    wants = new Wants(() => examples, known, (await loadVocabulary()).projects)
  })

  it.each<[question: string, focus: Focus]>([
    ['BTC 现在多少钱', 'figures'],
    ['以太坊今天的价格', 'figures'],
    ['gas 现在多少', 'figures'],
    ['how much is bitcoin right now', 'figures'],
    ['bitcoin price', 'figures'],
    ['current funding rate of ETH', 'figures'],
    ['为什么今天大跌', 'news'],
    ['最近有什么新闻', 'news'],
    ['why is crypto crashing today', 'news'],
    ['明天比特币会涨吗', 'forecast'],
    ['比特币2030年能到多少', 'forecast'],
    ['will ETH go up?', 'forecast'],
    ['BTC price prediction', 'forecast'],
    ['该不该买以太坊', 'advice'],
    ['现在可以抄底吗', 'advice'],
    ['推荐几个币', 'advice'],
    ['should I sell my ETH', 'advice'],
    ['which coin should I buy', 'advice'],
    ['以太坊昨晚被黑了吗', 'news'],
    ['is solana down right now', 'news'],
    ['这轮底在哪', 'forecast'],
    ['eth to 20k realistic?', 'forecast'],
    ['how low can sol go from here', 'forecast'],
    ['帮我选一个币', 'advice'],
    ['有没有必要买点以太坊', 'advice'],
    ['would it be dumb to go all in on sol', 'advice'],
    ['convince me to buy bitcoin', 'advice'],
    ['is this the top', 'forecast'],
    ['后面怎么走', 'forecast'],
    ['where will btc be in 5 years', 'forecast'],
    ['美联储降息了吗', 'news'],
    ['did the etf get approved', 'news'],
    ['sol啥价', 'figures'],
    ['今年比特币涨了多少', 'figures'],
    ['tvl of uniswap', 'figures'],
    ['what rank is cardano', 'figures'],
    ['mica什么时候全面实施', 'news'],
    ['is kraken going public', 'news'],
    ['what is the market cap of solana', 'figures'],
    ['手里的 sol 还能拿吗', 'advice'],
    ['down 70%, cut my losses or hold?', 'advice'],
    ['should i move my whole 401k into a bitcoin etf', 'advice'],
  ])('reads %j as one for %s', (question, focus) => {
    expect(focusOf(wants.of(question))).toEqual([focus])
  })

  it.each([
    '质押有什么风险',
    '为什么币圈波动这么大',
    'U 是什么币',
    '最少要多少钱才能开始',
    '每次应该买多少仓位',
    '爆仓价怎么算',
    'what is staking',
    'how much money do I need to start',
    'why are gas fees so high',
    'how do I set a stop loss',
    '在越南买币合法吗',
    '币放在交易所安全吗',
    'i approved some random site yesterday how do i undo it',
    'my friend got liquidated yesterday what does that mean',
    'need to sell 2 million usd worth of btc without tanking the price',
    'where do I keep my 24 words',
    '买币需要身份证吗',
    '持有nft有什么用',
    'what is open interest',
    'how does funding work',
    '质押的币能随时卖吗',
    'do i need to report if i only hold',
    'should i write my seed phrase on paper',
    'how long do withdrawals take',
  ])('takes %j for something that can be explained', (question) => {
    expect(focusOf(wants.of(question))).toEqual([])
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
