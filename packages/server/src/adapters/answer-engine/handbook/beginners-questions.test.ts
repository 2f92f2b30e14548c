import { describe, expect, it } from 'vitest'
import { openHandbook } from './open-handbook.ts'
import { answerTo } from './testing/answer-to.ts'

const { planner } = await openHandbook()

/** The entry and the section that a question is answered from first. */
function firstFor(text: string) {
  const language = /\p{Script=Han}/u.test(text) ? ('zh' as const) : ('en' as const)
  const plan = planner.plan({
    text,
    history: [],
    deepThink: false,
    internetSearch: false,
    language,
  })
  if (plan.kind !== 'answer') throw new Error(`${text}: ${plan.kind}`)
  const [{ entry, sections }] = plan.parts
  return { slug: entry.slug, heading: sections[0]?.heading, focus: plan.focus }
}

describe('what beginners ask', () => {
  it.each([
    ['why did my limit order not fill even tho price touched it', 'order-types', /not filled/],
    ['stop limit vs stop market', 'order-types', /kinds/],
    ['how do i connect my ledger to metamask', 'metamask', /Ledger or Trezor/],
    ['what is wrapped eth and why do i need it', 'token-standards', /WETH/],
    ["what's a passphrase 25th word", 'private-keys-seed-phrases', /25th word/],
    ['can two people have the same seed phrase', 'private-keys-seed-phrases', /numbers/],
    ['do i need to report crypto if i didnt sell anything', 'taxes', /anything to report/],
    ['do i pay tax when i move coins between my own wallets', 'taxes', /anything to report/],
    ['can i go to jail for not reporting crypto', 'taxes', /don't report/],
    ['i got liquidated even though price came back', 'leverage-liquidation', /came back/],
    ['why do all the altcoins follow bitcoin', 'altcoins-evaluation', /follow bitcoin/],
    ['how often are staking rewards paid', 'staking', /rewards paid/],
    ["what's the minimum amount of eth to stake", 'staking', /Four ways/],
    ['can i unstake my eth whenever i want', 'stake-step-by-step', /Getting out/],
    ['is defi insured', 'defi', /insured/],
    ['how many people actually make money day trading crypto', 'spot-trading', /day trading/],
    ['what happens to bitcoin if the internet goes down', 'bitcoin-objections', /internet fails/],
    ['difference between evm and non evm', 'addresses-and-keys', /EVM/],
    ['what happens to my coins if ledger goes out of business', 'hardware-wallets', /lose your/],
    ['whats the diffrence between a hot wallet and a cold wallet', 'wallets', /kinds/],
    ['why does coinbase charge so much in fees', 'coinbase', /cost/],
    ['does metamask charge fees', 'metamask', /cost/],
    ['how to move my crypto from binance to trust wallet', 'move-to-self-custody', /Step by step/],
    ['can i transfer crypto from coinbase to binance directly', 'deposit-and-withdraw', /Sending/],
    ['how do i receive bitcoin', 'deposit-and-withdraw', /Sending/],
    ['how is bitcoin mined', 'mining-proof-of-work', /How it works/],
    ['how do i recover my crypto sent to a scammer', 'lost-or-stolen-funds', /still be possible/],
    [
      'why does the price of bitcoin go down when interest rates rise',
      'interest-rates-and-fed',
      /mean for crypto/,
    ],
    ['限价单价格碰到了怎么没成交', 'order-types', /没成交/],
    ['只买不卖要报税吗', 'taxes', /要申报吗/],
    ['断网了比特币还能用吗', 'bitcoin-objections', /断网/],
  ])('is answered by the section on it: %j', (text, slug, heading) => {
    expect(firstFor(text)).toMatchObject({ slug, heading: expect.stringMatching(heading) })
  })

  it.each([
    'is it better to leave my crypto on the exchange or move it to a ledger',
    'can i unstake my eth whenever i want',
    'can i hold bitcoin in metamask',
    "what's slippage and what should i set it to on uniswap",
    'are memecoins just gambling',
  ])('gets no word on what to buy or what will be: %j', (text) => {
    expect(firstFor(text).focus).toEqual([])
  })

  it.each(['what does diamond hands mean lol', 'wat is fomo pls', 'what is a whale exactly'])(
    'is understood with a word that says nothing: %j',
    async (text) => {
      const { content } = await answerTo(text)
      expect(content).toMatch(/^\*\*(?:Diamond hands|FOMO|Whale):\*\*/)
    },
  )

  it('is answered by nothing beside a section that is known to answer it', async () => {
    const { headings } = await answerTo('can i deduct money i lost in a scam')
    expect(headings).toEqual(['Losses, theft and gifts'])
  })
})
