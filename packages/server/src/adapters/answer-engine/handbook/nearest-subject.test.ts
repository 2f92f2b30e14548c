import { describe, expect, it } from 'vitest'
import { openHandbook } from './open-handbook.ts'
import { answerTo } from './testing/answer-to.ts'

const { planner } = await openHandbook()

function planTo(...asked: readonly string[]) {
  const history = asked.slice(0, -1).flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: '' },
  ])
  const text = asked.at(-1) ?? ''
  return planner.plan({
    text,
    history,
    deepThink: false,
    internetSearch: false,
    language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
  })
}

function slugsFor(...asked: readonly string[]) {
  const plan = planTo(...asked)
  return plan.kind === 'answer' ? plan.parts.map(({ entry }) => entry.slug) : [plan.kind]
}

describe('the subject that is meant', () => {
  it.each([
    [['my dad wants to put his pension in crypto, good idea?'], 'savings-and-emergency-fund'],
    [['my mother wants to put her pension in bitcoin, good idea?'], 'savings-and-emergency-fund'],
    [['Does Phantom work with bitcoin?'], 'wallets'],
    [['bridge from Base to Solana how'], 'bridges'],
    [['Is Monero illegal in Europe?'], 'monero'],
    [['is Monero legal in Europe'], 'monero'],
    [['is usdt legal in europe'], 'tether-usdt'],
    [['is bitcoin legal in india'], 'regulation-india'],
    [['is staking eth risky'], 'staking'],
    [['二饼能质押吗'], 'staking'],
    [['what is a testnet'], 'testnets'],
    [['测试网是什么'], 'testnets'],
    [['are testnet tokens worth anything'], 'testnets'],
    [['how do I get sepolia eth for testing'], 'testnets'],
    [['怎么领测试币'], 'testnets'],
    [['测试网的币有价值吗'], 'testnets'],
    [['DAI是谁发行的'], 'dai-usds'],
    [['狗狗币是谁发明的'], 'dogecoin'],
    [['who invented cardano'], 'cardano'],
    [['how do i send usdt from binance to my trust wallet'], 'move-to-self-custody'],
    [['approve 无限授权有啥风险'], 'phishing-approvals'],
    [['arbitrum 提现到主网为什么要等7天'], 'arbitrum'],
    [['solana老宕机,能信吗'], 'solana'],
    [['wbtc跟btc是一样的吗,谁在保管'], 'bridges'],
    [['出金怎么才安全,大额的话'], 'frozen-bank-cards'],
    [['usdt有几种链', '哪个手续费最便宜'], 'choose-a-network'],
    [['什么是永续合约', '那它跟交割合约有啥不一样'], 'futures-perpetuals'],
    [['op rollup 提款挑战期'], 'layer-2'],
    [['我把USDT从TRC20转到ERC20的地址了还能找回来吗'], 'choose-a-network'],
  ] as const)('of %j is found', (asked, slug) => {
    expect(slugsFor(...asked)[0]).toBe(slug)
  })

  it('is each side of a comparison, whatever the last one shares with it', () => {
    const slugs = slugsFor('USDC vs USDT vs DAI which is least likely to depeg')
    expect(slugs).toEqual(['usdc', 'tether-usdt', 'dai-usds'])
  })

  it.each(['wat is eip-1559', 'what is EIP 1559', 'london upgrade ethereum', 'EIP-1559是什么'])(
    'of %j is no proposal of another number',
    async (text) => {
      const { content } = await answerTo(text)
      expect(content).toMatch(/EIP-1559/)
      expect(content).not.toMatch(/7702/)
    },
  )

  it('is no token standard, where a chain is named that the handbook doesn’t know', async () => {
    const { content } = await answerTo('ZkFerret 这条链的主网币叫什么')
    expect(content).toMatch(/no entry on ZkFerret|没有专门关于 ZkFerret/)
  })

  it('has its closing words said of perpetuals, not of what secures a position', () => {
    const plan = planTo('什么是永续合约', '那它跟交割合约有啥不一样')
    const headings = plan.kind === 'answer' ? plan.parts[0].sections.map((s) => s.heading) : []
    expect(headings).toContain('期货和永续有什么不同')
  })
})

it.each([
  'Whats a good laptop for gaming under 800 euros',
  "what's a good car under 20000",
  'good phone under 400 euros?',
  '20万以内买什么车好',
  '5000块以内买什么笔记本打游戏好',
])('a purchase of daily life is not of the field: %j', (text) => {
  expect(slugsFor(text)).toEqual(['offTopic'])
})

it('P2P on an exchange is said to ask for an identity check', async () => {
  const { content } = await answerTo('can I buy without KYC')
  expect(content).toMatch(/market of an exchange asks for it too/)
})
