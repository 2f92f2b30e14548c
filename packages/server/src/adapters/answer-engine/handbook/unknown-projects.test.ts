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
    'what is NATO',
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
