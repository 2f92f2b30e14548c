import { describe, expect, it } from 'vitest'
import { openHandbook } from './open-handbook.ts'
import { answerTo } from './testing/answer-to.ts'

const { planner } = await openHandbook()

const planTo = (text: string) =>
  planner.plan({ text, history: [], deepThink: false, internetSearch: false, language: 'en' })

describe('a ticker that stands nowhere in the handbook', () => {
  it.each([
    ['what is $ZRBX', 'ZRBX'],
    ['is $zrbx safe', 'ZRBX'],
    ['should I buy $ZRBX', 'ZRBX'],
    ['why did $ZRBX fall today', 'ZRBX'],
    ['$ZRBX price now', 'ZRBX'],
    ['$ZRBX', 'ZRBX'],
    ['what is ZRBX crypto', 'ZRBX'],
    ['is ZRBX a good coin', 'ZRBX'],
    ['is ZRBX legit or another shitcoin', 'ZRBX'],
    ['should I invest in ZRBX', 'ZRBX'],
    ['should I buy ZRBX before the airdrop', 'ZRBX'],
    ['is Zorb coin legit', 'Zorb'],
    ['what is zorbinu', 'zorbinu'],
    ['$ZRBX是什么', 'ZRBX'],
    ['$ZRBX 能买吗', 'ZRBX'],
    ['ZRBX是什么币', 'ZRBX'],
    ['ZRBX币安全吗', 'ZRBX'],
    ['ZRBX值得投资吗', 'ZRBX'],
    ['能不能买ZRBX，听说要上所', 'ZRBX'],
  ])('is in %j said to be unknown, and what holds of all coins is said', async (text, name) => {
    const { content } = await answerTo(text)
    expect(content).toMatch(new RegExp(`(?:no entry on|没有专门关于) ?${name}`))
    const plan = planTo(text)
    expect(plan.kind).toBe('answer')
    expect(plan.reading.projects).toEqual([name])
  })

  it.each([
    ['is the Glimmerfox wallet safe', 'Glimmerfox', 'wallets'],
    ['is glimmerfox wallet safe', 'glimmerfox', 'wallets'],
    ['what is the Glimmerfox wallet', 'Glimmerfox', 'wallets'],
    ['is Trandexo exchange safe', 'Trandexo', 'choosing-an-exchange'],
    ['is bitrexpro trading platform legit', 'bitrexpro', 'choosing-an-exchange'],
    ['how do i withdraw from Zentraxo', 'Zentraxo', 'choosing-an-exchange'],
    ['what is the Nebulonix protocol', 'Nebulonix', 'defi'],
    ['is QuantumPepeX a good investment', 'QuantumPepeX', 'altcoins-evaluation'],
    ['should I hold GRIMBLE', 'GRIMBLE', 'altcoins-evaluation'],
    ['what is the ticker MZQT', 'MZQT', 'altcoins-evaluation'],
    ['is zorvex a scam', 'zorvex', 'altcoins-evaluation'],
    ['how do i stake Florbium', 'Florbium', 'stake-step-by-step'],
    ['how do I bridge to BlorpChain', 'BlorpChain', 'bridges'],
    ['Glimmerfox钱包安全吗', 'Glimmerfox', 'wallets'],
    ['Vexaro交易所靠谱吗', 'Vexaro', 'choosing-an-exchange'],
    ['qumbo协议的质押收益是多少', 'qumbo', 'staking'],
    ['星穹币能买吗', '星穹币', 'altcoins-evaluation'],
    ['朋友推荐的天罡币靠谱吗', '天罡币', 'altcoins-evaluation'],
    ['zorvex币怎么样，能买吗', 'zorvex', 'altcoins-evaluation'],
    ['麒麟宇宙币是什么', '麒麟宇宙币', 'altcoins-evaluation'],
    ['MZQT是什么币', 'MZQT', 'altcoins-evaluation'],
    ['怎么质押Florbium', 'Florbium', 'stake-step-by-step'],
  ])(
    'of any kind is in %j said to be unknown, and its kind is treated',
    async (text, name, slug) => {
      const { content } = await answerTo(text)
      expect(content).toMatch(new RegExp(`(?:no entry on|没有专门关于) ?${name}`))
      const plan = planTo(text)
      expect(plan.kind === 'answer' && plan.parts[0].entry.slug).toBe(slug)
    },
  )

  it.each(['青鸾链是什么', '墨羽链是什么'])(
    'is in %j named, though it need not be of the field',
    async (text) => {
      expect(planTo(text).kind).toBe('offTopic')
      const { content } = await answerTo(text)
      expect(content).toContain(text.replace('是什么', ''))
      expect(content).toContain('请说明是哪一种')
    },
  )

  it.each([
    'what is NATO',
    'what is photosynthesis',
    'is ibuprofen safe',
    'should i buy airpods',
    'tell me about photosynthesis',
    'is NASA real',
    'what is HTML',
    'what is the HTTP protocol',
    'who runs UNESCO',
    'should I buy a BMW',
    'what does the CEO do all day',
    'NATO是什么',
    'UNESCO是什么组织',
    'HDMI怎么样',
    'WHAT TIME IS IT IN TOKYO',
  ])('is not seen in %j, which is of something else', (text) => {
    expect(planTo(text).reading.projects).toEqual([])
    expect(planTo(text).kind).toBe('offTopic')
  })

  it.each([
    'what is KYC',
    'what is an ETF',
    'what is DYOR in crypto',
    'is DCA a good way to buy crypto',
    'should I hold NFT or coins',
    'is the FBI safe',
    'which browser wallet is best',
    'is a hardware wallet safe',
    'what is the ticker for Avalanche',
    '硬件钱包安全吗',
    '稳定币安全吗',
    'does the FBI watch crypto',
    'is the IRS after my crypto',
    'SHOULD I BUY BITCOIN NOW',
    'ETF是什么，和币有什么关系',
    'is USDT safe',
    'what is $BTC',
    'what is DOGE coin',
    'is Dogecion coin safe',
    'is my US$500 safe on an exchange',
  ])('is not seen in %j, which the handbook knows', (text) => {
    expect(planTo(text).kind).not.toBe('offTopic')
    expect(planTo(text).reading.projects).toEqual([])
  })
})
