import type { Language } from '../../../ports.ts'
import type { UrgentKind } from './rules.ts'
import type { ScamSign } from './scam-signs.ts'

interface Warning extends Readonly<Record<Language, string>> {
  /** The entry of the handbook that explains it. */
  readonly entry: string
  /** Whose steps say the same. */
  readonly saidBy: readonly UrgentKind[]
}

/** What is said first where an offer has this sign of fraud. */
export const WARNINGS: Readonly<Record<ScamSign, Warning>> = {
  'bait-wallet': {
    entry: 'scams',
    saidBy: [],
    en: '**A stranger’s seed phrase with coins in the wallet is bait.** Send no coin for its fee: a bot takes at once whatever arrives, and on Tron the coins often can’t be moved without a second signature that only the thief has.',
    zh: '**别人白送助记词、钱包里又有币，这是“诱饵钱包”骗局。**不要往里转 TRX 或 gas：一到账就会被机器人转走；在波场上，账户往往还被改成多签，没有骗子的签名，里面的币谁也转不出来。',
  },
  'recovery-service': {
    entry: 'recovery-scams',
    saidBy: ['advance-fee'],
    en: '**A fee for getting lost coins back is the sign of a recovery scam.** Nobody can reverse a transfer on a blockchain, and those who are paid for it up front disappear or ask for more.',
    zh: '**收费追回被骗或丢失的币，是“追款骗局”的标志。**链上转账没有人能撤回，先收钱的人会消失，或者接着要更多钱。',
  },
  'secret-asked': {
    entry: 'private-keys-seed-phrases',
    saidBy: ['secret-asked', 'secret-given'],
    en: '**Being asked for a seed phrase, a private key or a login code is the sign of a theft.** No support, exchange or wallet maker needs it; it belongs only into a wallet that you restore yourself.',
    zh: '**有人索要助记词、私钥或验证码，就是盗币的标志。**客服、交易所和钱包官方都不需要；只有自己恢复钱包时，才在自己的钱包里输入。',
  },
  'pay-first': {
    entry: 'scams',
    saidBy: ['advance-fee'],
    en: '**Having to pay before your own money comes out is the sign of a fraud.** A real platform takes its fees from the balance, and no tax is paid to a platform.',
    zh: '**先交钱才能提出自己的钱，是骗局的标志。**正规平台的费用直接从余额里扣，税也不会交给平台。',
  },
  'send-to-receive': {
    entry: 'giveaway-scams',
    saidBy: ['promised-profit'],
    en: '**“Send coins and get more back” is the sign of a giveaway scam**, whoever seems to offer it. Nothing ever comes back.',
    zh: '**“先打币，再返更多”是赠送骗局的标志**，不管看起来是谁在办。打出去的币不会回来。',
  },
  'guaranteed-return': {
    entry: 'scams',
    saidBy: ['promised-profit'],
    en: '**A guaranteed or risk-free profit is the sign of a fraud.** Every return comes with a risk; whoever promises otherwise usually pays from what others put in, or not at all.',
    zh: '**保证收益、零风险是骗局的标志。**任何收益都有风险；这样承诺的人，通常拿后来者的钱来付，或者根本不付。',
  },
  recruiting: {
    entry: 'ponzi-schemes',
    saidBy: ['promised-profit'],
    en: '**Rewards for recruiting others are the sign of a pyramid or Ponzi scheme:** they are paid from what newcomers put in, until too few come.',
    zh: '**靠拉人拿奖励，是传销或庞氏骗局的标志：**钱来自后来者的本金，新人不够时就会崩盘。',
  },
}
