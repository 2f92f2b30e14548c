import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadRules } from './rules.ts'
import { answerTo } from './testing/answer-to.ts'

const OUTAGE = /I can’t see whether a service works right now|看不到某个服务现在能不能用/
const HOLDINGS = /I don’t know how many coins somebody holds|不知道别人手里有多少币/

describe('whether a service works now', () => {
  it.each([
    'is metamask down',
    'Is Coinbase down for everyone or just me?',
    'is trust wallet not working?',
    'is the solana network offline',
    '币安崩了吗',
    '小狐狸是不是挂了',
    '欧易是不是登不上了',
  ])('cannot be seen: “%s”', async (text) => {
    const { content, headings } = await answerTo(text)
    expect(content).toMatch(OUTAGE)
    expect(headings).toEqual([])
    expect(content).not.toMatch(/volatil|波动/i)
  })

  it.each([
    'is bitcoin down today',
    'why is coinbase stock down 5%',
    '比特币崩了吗',
    'solana为什么以前老宕机',
    'metamask not working what do i do',
    'did Celsius shut down',
  ])('is not what “%s” asks', async (text) => {
    expect((await answerTo(text)).content).not.toMatch(OUTAGE)
  })
})

describe('an exchange that does not open', () => {
  it.each([
    '币安打不开了怎么办',
    '欧易app打不开',
    '币安登录不了怎么办',
    '火币一直转圈进不去',
    '网站打不开 交易所怎么办',
    "coinbase won't load what do i do",
    'my kraken app keeps crashing',
    "i can't log in to binance",
    'what if the exchange is down when i need my money',
  ])('is answered by what to do: “%s”', async (text) => {
    const { content, headings } = await answerTo(text)
    expect(headings).toEqual([expect.stringMatching(/App 或网站打不开|The app or site does not/)])
    expect(content).not.toMatch(OUTAGE)
  })

  it.each([
    '币安账户被封登录不了',
    'binance login code not working',
    'coinbase locked my account i cannot log in',
    'is binance not working',
    '小狐狸钱包打不开',
    'why does my trust wallet keep crashing',
  ])('is not what “%s” asks', async (text) => {
    const { headings } = await answerTo(text)
    expect(headings).not.toContainEqual(expect.stringMatching(/App 或网站打不开|does not load/))
  })
})

describe('what is asked of today or of somebody’s money', () => {
  it.each([
    'whats pumping today',
    "what's mooning right now",
    '哪些币在暴涨',
    '今天什么币涨得最多',
    'if i had bought 1000 dollars of bitcoin in 2015 what would it be worth today',
    '如果2015年买了1000块比特币现在值多少',
  ])('“%s” has no answer without data, and gets no other one', async (text) => {
    const { content, headings } = await answerTo(text)
    expect(content).toMatch(/^(?:I have no live data|我没有实时数据)/)
    expect(headings).toEqual([])
  })

  it.each([
    '我有 0.3 个 BTC，均价 72000 美元，现在赚了还是亏了？',
    'i have 0.5 btc bought at 72000, am i up or down',
  ])('“%s” is answered by no other coin', async (text) => {
    const { content } = await answerTo(text)
    expect(content).toMatch(/^(?:I have no live data|我没有实时数据)/)
    expect(content).not.toMatch(/柴犬|狗狗|SHIB|Doge/)
  })

  it.each([
    ['怎么把人民币换成USDT', /支付宝、微信/],
    ['人民币换usdt', /支付宝、微信/],
    ['怎么用支付宝买u', /支付宝、微信/],
    ['钱包里突然多了一个不认识的币', /粉尘/],
  ])('“%s” is answered by what is known of it', async (text, heading) => {
    expect((await answerTo(text)).headings).toEqual([expect.stringMatching(heading)])
  })
})

describe('how many coins somebody has', () => {
  it.each([
    'vitalik有多少eth',
    '马斯克手里有多少狗狗币',
    'V神现在持有多少以太坊？',
    'how much eth does vitalik have',
    'how many bitcoins does michael saylor own',
  ])('is not known: “%s”', async (text) => {
    const { content, headings } = await answerTo(text)
    expect(content).toMatch(HOLDINGS)
    expect(headings).toEqual([expect.stringMatching(/还能查什么|What else it shows/)])
  })

  it.each([
    '比特币有多少枚',
    '全世界有多少比特币',
    '我有多少比特币',
    '还有多少比特币没挖出来',
    'how much btc do i need to own',
    'how many coins does bitcoin have',
    '中本聪有多少比特币',
  ])('is not what “%s” asks', async (text) => {
    expect((await answerTo(text)).content).not.toMatch(HOLDINGS)
  })
})

describe('what words alone tell', () => {
  it.each([
    ['我的U转不出去 说地址被冻结', '地址里的 USDT 被冻结了'],
    ['钱包里usdt转不了 提示被拉黑', '地址里的 USDT 被冻结了'],
    ['my usdt is frozen what now', 'My USDT is frozen'],
    ['什么币回报最高又稳', '有没有回报又高又稳的'],
    ['啥币又稳又赚钱', '有没有回报又高又稳的'],
    ['有没有收益高又不亏的币', '有没有回报又高又稳的'],
    ['what is the best risk free apy', 'Is there a high return that is safe?'],
    ['which crypto gives high returns and is safe', 'Is there a high return that is safe?'],
    ['my boss wants to pay me in btc', 'Being paid in coins'],
    ['my employer wants to pay my salary in usdc, good idea?', 'Being paid in coins'],
    ['公司说用u给我结尾款', '别人用币付我钱'],
    ['u是啥', '大家说的“U”是什么'],
    ['他们说的U是什么东西', '大家说的“U”是什么'],
    ['200u是多少', '大家说的“U”是什么'],
  ])('“%s” is answered by “%s”', async (text, heading) => {
    const { content, headings } = await answerTo(text)
    expect(headings).toEqual([heading])
    expect(content).toMatch(/^### /)
  })

  it.each([
    ['卖u银行卡被冻结了', /冻卡/],
    ['币安账户被冻结了怎么办', /账户冻结/],
    ['U盘是什么', /我不知道/],
    ['稳定币收益高吗安全吗', /稳定币|理财/],
    ['how much does my boss pay me in tax', /tax/i],
  ])('“%s” has an answer of its own', async (text, says) => {
    const { content, headings } = await answerTo(text)
    expect(content).toMatch(says)
    expect(headings).not.toContain('大家说的“U”是什么')
  })

  it('lets an entry that tells what somebody holds tell it', async () => {
    const { content } = await answerTo('中本聪有多少比特币')
    expect(content).toContain('中本聪')
    expect(content).not.toContain('没有实时数据')
  })

  it('tells what will happen apart from what a price will be', async () => {
    expect((await answerTo('ftx那样的事会再发生吗')).content).toMatch(/^以后会怎样，我不预测/)
    expect((await answerTo('比特币会涨到多少')).content).toMatch(/^我不预测价格/)
  })

  it.each(['is metamask down ', '有多少', 'pay me ', '又稳又高 ', 'frozen u ', '我有u'])(
    'is read at once in a long question: “%s”',
    async (words) => {
      const text = words.repeat(2000 / words.length)
      await answerTo('what is staking')
      const begun = performance.now()
      await answerTo(text)
      expect(performance.now() - begun).toBeLessThan(1000)
    },
  )
})

describe('whether a stablecoin is at its peg', () => {
  it.each([
    'has USDT lost its peg?',
    'Is USDT holding its peg?',
    'did USDT depeg',
    'is USDC still pegged?',
    'Has DAI depegged?',
    'is FDUSD off its peg right now',
  ])('cannot be known of now: “%s”', async (text) => {
    const { content, headings } = await answerTo(text)
    expect(content).toMatch(/^Without live data I can’t know whether it is at its peg now\./)
    expect(headings).toEqual(['What to do'])
    expect(content).not.toContain('network')
  })

  it.each([
    'USDT脱锚了吗',
    'USDC又脱锚了吗',
    'USDT 现在有没有脱锚？',
    'USDT还锚定美元吗',
    'USDe脱钩了没有',
    '稳定币脱锚了吗',
  ])('没法知道：“%s”', async (text) => {
    const { content, headings } = await answerTo(text)
    expect(content).toMatch(/^没有实时数据，我没法知道它现在有没有脱锚。/)
    expect(headings).toEqual(['脱锚了怎么办'])
    expect(content).not.toContain('网络')
  })

  it.each([
    'has USDC ever depegged',
    'could USDT depeg in the next crisis',
    'why did UST lose its peg',
    'can a stablecoin lose its peg',
    'what is a peg',
    'is the Hong Kong dollar pegged?',
    'is sBTC pegged to bitcoin?',
    'USDC 2023 年 3 月脱锚了吗',
    'USDC以前脱锚过吗',
    '稳定币脱锚怎么办',
    'USDT会脱锚吗',
    'USDT脱锚了怎么办，能卖吗',
  ])('is not what “%s” asks', async (text) => {
    const { content } = await answerTo(text)
    expect(content).not.toMatch(/whether it is at its peg now|现在有没有脱锚/)
  })
})

describe('the file of rules', () => {
  async function refusalOf(text: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'rules-'))
    const file = join(folder, 'rules.yaml')
    await writeFile(file, text)
    const refusal = await loadRules(file).then(() => 'read', String)
    await rm(folder, { recursive: true })
    return refusal
  }

  it.each([
    ['names an aspect that is none', 'aspects: [luck]\n  when: [u]', 'aspects'],
    ['misspells a field', 'aspects: [risk]\n  when: [u]\n  unles: x', 'unles'],
    [
      'says it in one language',
      'aspects: [risk]\n  when: [u]\n  withheld: { asks: { en: a } }',
      'zh',
    ],
    ['is not written as passages are', "aspects: [risk]\n  when: [Can't]", 'small letters'],
    ['holds for every question', 'aspects: [risk]\n  unless: x', 'holds for every question'],
  ])('is refused by name where a rule %s', async (_, fields, says) => {
    const refusal = await refusalOf(`lucky:\n  entry: staking\n  ${fields}\n`)
    expect(refusal).toContain('lucky')
    expect(refusal).toContain(says)
  })

  it('is read where it is in form', async () => {
    const text = 'lucky:\n  entry: staking\n  aspects: [risk]\n  when: [luck*]\n'
    expect(await refusalOf(text)).toBe('read')
  })
})
