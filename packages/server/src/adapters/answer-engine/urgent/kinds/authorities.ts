import { preventing, supposing, wantedOfMe } from '../concepts.ts'
import { concept, near, oneOf } from '../phrases.ts'
import type { Rule } from '../rule.ts'

/** Whom those pretend to be who demand it. */
const authority = concept(`
  police*, cop, cops, officer*, sheriff*, deputy, detective*, sergeant, marshal*, fbi, interpol,
  europol, irs, hmrc, tax office, tax authority, taxman, customs, immigration, homeland security,
  court, judge, prosecutor*, government, social security, medicare, jury duty, warrant, the fed,
  federal reserve, treasury, embassy, bank, banks, fraud department, fraud dept, fraud team,
  security department, chase, wells fargo, barclays, hsbc, microsoft, apple, google, amazon,
  from the bank, my banks, bank security, revenue service, ministry, visa office, paypal, norton,
  health insurance, geek squad, tech support, electric company, power company, utility company,
  公安, 警察, 警官, 警方, 民警, 刑警, 网警, 经侦, 检察, 法院, 税务, 海关, 银行, 银监,
  银保监, 社保局, 医保局, 管理局, 移民局, 大使馆, 领事馆, 政府, 反诈中心, fbi, 微软, 苹果客服,
  亚马逊, 公检法, 派出所, 法官, 医保, 社保, 保险公司, 京东, 抖音客服, 淘宝客服, 快递, 百万保障, 征信
`)
const saying = concept(`
  says, say, said, saying, told, tells, tell, asked, asks, asking, want, wants, wanted, need,
  needs, insists, claims, called, calls, calling, call, phoned, phone, letter, message, email*,
  or be arrested, demands, demand,
  说, 讲, 让, 叫, 要, 打电话, 电话, 来电, 打来, 通知, 短信, 要求, 自称, 联系
`)
/** A payment in coins, or money that is to go where coins are kept. */
const inCoins = concept(`
  pay # usdt, pay # btc, pay usdt, pay btc, pay bitcoin, only bitcoin, only crypto,
  my savings in crypto, my savings in bitcoin, my money in crypto, my money in bitcoin,
  their vault, their wallet, vault address, usdt and transfer, in bitcoin, in btc, in crypto, in usdt, in tether, in eth, in coins, with bitcoin, with btc,
  with crypto, by bitcoin, via bitcoin, using bitcoin, through bitcoin, through a bitcoin,
  bitcoin atm, btc atm, crypto atm, bitcoin machine, crypto machine, coin machine,
  bitcoin kiosk, crypto kiosk, gift cards or, into bitcoin, into btc, into crypto, into usdt,
  into a crypto, into coins, to bitcoin, to usdt, to crypto, crypto wallet, bitcoin wallet,
  government wallet, secure wallet, safe wallet, safe account, secure account, safe address,
  secure crypto, send btc, send bitcoin*, send crypto, send usdt, send # btc, send # usdt,
  send # eth, send coins, send my coins, send it to, buy bitcoin*, buy btc, buy crypto, buy usdt,
  buying btc, buying bitcoin, wants bitcoin, wants btc, wants usdt, wants crypto,
  transfer my coins, move my coins, move my crypto,
  安全账户, 安全帐户, 核查账户, 监管账户, 指定账户, 安全钱包, 监管钱包, 转_币, 转_u, 打_u, 打_币,
  付_币, 交_币, 缴_币, 交_u, 换成_u, 换成_币, 变成_u, 变成_币, 存款_u, 买_u, 买_币, 用_币, 用usdt
`)
/** What makes people hurry. */
const pressure = concept(`
  arrest*, warrant, jail, prison, fine, penalty, investigat*, a crime, criminals, jury duty,
  deport*, suspended, compromised, infected, hacked, hackers, stolen, at risk,
  virus, under attack, outstanding, remove my name, stealing, safekeeping, protect, to keep it safe, keep them safe, safe account, secret, clear my name, case, bail,
  i owe, must, have to, has to, had to, or else, drugs, immediately, or they, cut my, refund*,
  涉案, 涉嫌, 逮捕, 通缉, 抓我, 拘留, 罚款, 冻结, 核查, 清查, 审查, 调查, 清白, 自证, 保释, 保密,
  毒品, 违禁, 不安全, 有危险, 风险, 异常, 安全账户, 安全帐户, 安全钱包, 监管, 欠税, 被盗用, 被冒用, 中毒,
  征信, 百万保障, 不然, 否则, 要抓, 坐牢
`)
const safeAccount = concept('安全账户, 安全帐户, 核查账户, 监管账户')
const accused = concept(`
  警察_说我涉嫌, 公安_说我涉嫌, 警察_说我涉案, 公安_说我涉案, 检察院_说我涉
`)
const arrested = concept('be arrested, gets arrested, get arrested, arrest me')
/** Taxes, proofs and purchases of one's own. */
const ordinary = concept(`
  tax on, taxes on, on my bitcoin, on my gains, source of funds, do i owe, can i pay, can i buy,
  accept bitcoin, accepts bitcoin, accept crypto, atms are, does not allow, doesnt allow, wont let me,
  blocked my,
  来源, 不让我, 卖u, 卖币, 炒币, 冻结了我, 补报, 可以用
`)

/** Somebody who pretends to be an authority, a bank or a large company wants coins, or money moved. */
export const falseAuthority: Rule = {
  when: [
    [near(authority, saying), inCoins, oneOf(pressure, wantedOfMe)],
    [near(arrested, inCoins)],
    [safeAccount, oneOf(saying, wantedOfMe)],
    [accused],
  ],
  unless: [preventing, supposing, ordinary],
}

/** A bank or an authority asks the person about their own money. */
export const questioned = concept(`
  bank asks, bank asked, bank wants to know, bank is asking, bank called, bank froze,
  police called me, police asked me about, police asked about, police want to know,
  exchange asks, exchange asked, kraken asked, coinbase asked, binance asked, froze my card,
  银行问我, 银行问这, 银行打电话, 警察打电话, 警察_找我, 警察问, 警察来电, 公安问, 公安_找我,
  公安打电话, 派出所, 做笔录, 卡被冻, 冻结了我, 说我的卡
`)
