import { baitWallet } from './bait-wallets.ts'
import { general, preventing } from './concepts.ts'
import { loginCode, walletSecret } from './kinds/secrets.ts'
import { concept, oneOf, passagesOf } from './phrases.ts'
import type { Rule } from './rule.ts'

/** The text wants to know what to think of something. */
const judged = concept(`
  legit, legitimate, real, true, worth it, worth joining, normal, normally, common, usual, safe,
  ok, okay, trust, trustworthy, scam, fraud, should i, can i, may i, what do you think, believe,
  reliable, allowed, make sense, reasonable, a good idea,
  靠谱, 可信, 能信, 可以信, 相信, 正常, 合理, 安全吗, 是真的, 真的吗, 骗局吗, 是骗, 骗人, 值得,
  可以投, 能投, 能买, 可以买, 能参加, 可以参加, 能加入, 能说吗, 能给吗, 可以吗, 合法吗, 怎么样
`)

const payFirst = concept(`
  unlock fee, unlocking fee, unlock my funds fee, release fee, unfreeze fee, unfreezing fee,
  activation fee, pay _ to release, pay _ to unlock, pay _ to unfreeze, pay _ before _ withdraw,
  deposit _ before _ withdraw, deposit before _ you withdraw, deposit before _ i withdraw, top up _ to withdraw,
  deposit _ to unlock, tax _ before _ withdraw, pay _ tax to withdraw,
  解冻费, 解冻金, 激活费, 提现保证金, 先交_才能提, 先付_才能提, 先充_才能提, 交税_才能提, 充值_解冻
`)
const recovering = concept(`
  recover*, get back, gets back, get my, get our, bring back, retrieve*, retrieval, trace and return,
  追回, 找回, 追讨, 挽回
`)
const rescuer = concept(`
  hacker*, agency, agent*, agencies, company, companies, firm*, service*, expert*, lawyer*,
  specialist*, investigator*, team, somebody, someone, guy,
  黑客, 公司, 团队, 律师, 机构, 专家, 侦探, 平台, 有人, 师傅
`)
const charge = concept(`
  fee, fees, upfront, up front, charge, charges, charging, pay, paid, commission, in advance, deposit,
  先收, 先交, 预付, 定金, 订金, 服务费, 手续费, 费用, 收费, 押金, 佣金
`)
const asksFor = concept(`
  would _ ask, does _ ask, do _ ask, will _ ask, did _ ask, is _ asking, keeps asking,
  asking me for, asks me for, asked me for, wants my, needs my,
  问我要, 找我要, 向我要, 跟我要, 要我提供, 要求提供, 要求输入, 会要我的
`)
const doubled = concept(`
  send _ receive, send _ get, send _ get back, sends back double, sends back twice, double your,
  doubles your, doubles any, doubles what, giveaway send,
  返双倍, 双倍返, 翻倍返, 打#返#, 打_返_个, 发_返_u, 转_返_倍
`)
const recruiting = concept(`
  downline*, mlm, multi level, multilevel, rank bonus*, binary plan, matrix plan, friend i recruit,
  friends i recruit, person i recruit, people i recruit, recruit friends, recruit others,
  recruiting others, levels below me, team bonus*,
  下线, 拉人头, 三级分销, 多级分销, 团队奖, 级差奖, 动态收益, 静态收益, 直推奖, 对碰
`)

const guaranteed = concept(`
  guarantee, guarantees, guaranteed, guaranteeing, risk free, riskless, zero risk, no risk,
  without risk, no losses, never loses, cant lose, sure profit,
  保证收益, 保证盈利, 保证不亏, 保证赚, 保本, 稳赚, 不亏, 零风险, 无风险, 包赚, 必赚, 兜底
`)
const yielding = concept(`
  bot, bots, fund, signals, copy trading, apr, apy, a day, per day, daily, a week, weekly, a month,
  per month, monthly, profit, profits, return, returns, roi, scheme, presale,
  带单, 跟单, 平台, 收益, 回报, 理财, 机器人, 量化, 项目, 操盘, 私募
`)

/** It asks how such frauds work, or how to keep clear of them. */
const LOOKING_ON = [general, preventing]

/** Signs of fraud in an offer that is asked about, where nobody is in trouble yet. */
const SIGNS = {
  'bait-wallet': { when: [[baitWallet]], unless: LOOKING_ON },
  'recovery-service': { when: [[recovering, rescuer, charge]], unless: LOOKING_ON },
  'secret-asked': { when: [[oneOf(walletSecret, loginCode), asksFor]], unless: LOOKING_ON },
  'pay-first': { when: [[payFirst, judged]], unless: LOOKING_ON },
  'send-to-receive': { when: [[doubled, judged]], unless: LOOKING_ON },
  'guaranteed-return': { when: [[guaranteed, yielding, judged]], unless: LOOKING_ON },
  recruiting: { when: [[recruiting, judged]], unless: LOOKING_ON },
} satisfies Readonly<Record<string, Rule>>

export type ScamSign = keyof typeof SIGNS

/** What of an offer in the text is a sign of fraud; null where no such sign is seen. */
export function scamSignOf(text: string): ScamSign | null {
  const passages = passagesOf(text)
  const signs = Object.keys(SIGNS) as ScamSign[]
  return (
    signs.find((sign) => {
      const { when, unless }: Rule = SIGNS[sign]
      return passages.some(
        (passage) =>
          when.some((all) => all.every((one) => one.isIn(passage))) &&
          !unless.some((one) => one.isIn(passage)),
      )
    }) ?? null
  )
}
