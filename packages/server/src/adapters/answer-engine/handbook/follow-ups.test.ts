import { describe, expect, it } from 'vitest'
import type { Turn } from '../../../ports.ts'
import { compose } from './compose.ts'
import { openHandbook } from './open-handbook.ts'

const { planner } = await openHandbook()

/** What is answered to the last of several questions, asked one after the other. */
function answerTo(asked: readonly string[]) {
  const history: Turn[] = []
  let plan: ReturnType<typeof planner.plan> | null = null
  for (const text of asked) {
    const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
    plan = planner.plan({
      text,
      history: [...history],
      language,
      deepThink: false,
      internetSearch: false,
    })
    const { text: content } = compose(plan)
    history.push({ role: 'user', content: text }, { role: 'assistant', content })
  }
  if (plan?.kind !== 'answer') throw new Error(`${asked.at(-1)}: ${plan?.kind}`)
  const [{ entry, sections }] = plan.parts
  return { slug: entry.slug, heading: sections[0]?.heading }
}

describe('a follow-up', () => {
  it.each([
    [['whats a rug pull', 'how can i spot one before buying'], 'rug-pulls', /spot a rug/],
    [['can usdc lose its peg', 'has it happened before'], 'stable-depeg', /Two cases/],
    [
      ['what is proof of reserves', "does it prove that they're solvent"],
      'proof-of-reserves',
      /prove/,
    ],
    [['who created ethereum', 'does he still control it'], 'ethereum', /who controls it/],
    [['why are gas fees so high on ethereum', 'which chain is cheaper'], 'fees-gas', /Paying less/],
    [['貔貅盘是什么', '怎么识别'], 'honeypot-tokens', /检查/],
    [['狗狗幣跟比特幣差在哪', '哪個比較適合長期放'], 'dogecoin', /比特币/],
    [['跨链桥是什么', '出过事吗'], 'bridges', /被盗/],
    [['what is a stablecoin', 'do they pay interest'], 'stablecoins', /good for/],
    [['what is a smart contract', 'can it be changed later'], 'smart-contracts', /How it works/],
    [['explain gas fees', 'who gets that money'], 'fees-gas', /Ethereum/],
    [['what is metamask', 'is it free'], 'metamask', /cost/],
    [['什么是硬件钱包', '会中毒吗'], 'hardware-wallets', /挡不住/],
    [['资金费率是什么', '多久收一次'], 'funding-rate', /谁付给谁/],
    [['稳定币会脱锚吗', '以前发生过吗'], 'stable-depeg', /案例/],
    [['合约和现货有什么不同', '新手适合玩合约吗'], 'leverage-liquidation', /一定要用/],
    [['撸毛是什么意思', '现在还能撸吗'], 'airdrops', /划算/],
    // What is known of something else is not asked.
    [['explain leverage', 'can i lose more than i put in'], 'leverage-liquidation', /liquidation/],
    [['what is a memecoin', 'how do i check one before i buy'], 'memecoins', /Check/],
    // Found with the name of what is spoken of.
    [['what is a multisig wallet', 'how many keys should i use'], 'multisig', /Which setup/],
    [
      ['what is a seed phrase', 'and what if someone else finds it'],
      'private-keys-seed-phrases',
      /seen it/,
    ],
    [['what is xrp', 'is it the same as ripple'], 'xrp', /Ripple/],
    [['xrp是什么', '和瑞波是一个东西吗'], 'xrp', /Ripple/],
    // Another subject that the first one has a section on.
    [['what is ethereum', 'is there a max supply'], 'ethereum', /Numbers/],
    [['波卡是什么', '怎么质押'], 'polkadot', /质押/],
    [['c2c是什么', '手续费高不高'], 'peer-to-peer-trading', /费用/],
    // Another subject.
    [['比特币为什么有价值', '那以太坊呢'], 'ethereum', /./],
    [['what is staking', 'how do i spot a rug pull'], 'rug-pulls', /spot/],
    [['is crypto legal in india', 'and in the uk?'], 'regulation-uk', /legal/],
    // What was asked before names nothing.
    [['我被骗了', '能追回来吗'], 'recovery-scams', /真的吗|真正有用|运作/],
  ] as const)('is answered by what it asks of the subject: %j', (asked, slug, heading) => {
    const answer = answerTo(asked)
    expect(answer.slug).toBe(slug)
    expect(answer.heading).toMatch(heading)
  })

  it('that sets its subject against something else is answered by both', () => {
    expect(answerTo(['what is ethereum', 'how is it different from bitcoin'])).toEqual({
      slug: 'ethereum',
      heading: 'Ethereum or Bitcoin',
    })
  })
})
