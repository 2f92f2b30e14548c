import { crime, happened, ONLOOKING, someone } from '../concepts.ts'
import { concept, near, oneOf, without } from '../phrases.ts'
import type { Rule } from '../rule.ts'

const account = concept(`
  account*, acc, my binance, my coinbase, my kraken, my bybit, my okx, my kucoin, my gemini,
  my mexc, my exchange, my email, my e mail, my gmail, my icloud, email address, my phone,
  phone number, my number, 2fa, api key*, api, password, withdrawal address, whitelisted, kraken,
  coinbase, binance, gemini, mexc, okx, bybit, kucoin, gate, api key, coinbase account, login,
  log in, logged, password reset*, withdrawal confirmation*, withdrawal request*, email was,
  emails, crypto accounts, device, mailbox, exchange account, my login, bitstamp, orders,
  trading account, crypto account, bitfinex, history,
  账户, 账号, 帐户, 帐号, 我的号, 号被, 币安, 欧易, 火币, 邮箱, 密码, 提币, 验证器, 二次验证,
  登录, 登我, 登不进, 电话号码, 手机, 登不上, 我的okx, 我的gate, 历史
`)
const hijacked = concept(`
  hacked, hack, hacker, got into, get into my, got in my, hijack*, compromised, taken over,
  took over, take over, got taken, was taken, breached, locked me out, locked out of,
  logged in to my, logged into my, is logged in, is in my, in my exchange account, are in my,
  inside my, open session, session from, logins from, login from, login attempt*, simswap*,
  sim swap*, ported, intruder, unknown device, strange device, new device, reset by someone,
  changed by someone, someone changed, somebody changed, was changed, were changed, been changed,
  was replaced, replaced, somebody else uses, someone else uses, someone is using, broke into my,
  wasnt me, isnt me, arent me, wasn t me, it was not me, i didnt, i did not, didnt do that,
  i never, never made, never created, did not do, changed the e mail, changed the email,
  changed my, strange, stolen, switched my, new login from, is inside my, inside,
  never requested, i never requested, not requested, control over my, has control, making trades,
  placing trades, somebody is, someone is, cant login anymore, cant log in anymore,
  wont let me in, password doesnt work anymore, unauthorized, unauthorised, hacked into,
  pls help, got access, gained access, have access to my, access to my, reset my,
  changed everything, cant get into, cannot get into, did not make, phone number got stolen,
  kicked me out, suspicious login, suspicious activity, unknown ip, not my device, disabled,
  removed my 2fa, taken away, sold my, someone else, somebody else, unrecognized, controlling,
  in control, dont recognize, dont recognise, do not recognize, dont know this, confirmed it,
  tried to withdraw, stole* my, stolen my, sim jack*, phished, not mine, arent mine, cloned,
  weird activity, broken into, break into, got my password, has my password, have my password,
  kick them out, kick him out, i didnt make, havent authorized, havent authorised,
  didnt authorize, did not authorize, not authorized, stole my, control of my account,
  to a hacker,
  被盗, 被黑, 被骇, 被hack, 被人登, 被登, 登着我的, 有人在登, 有人登, 异地登录, 不是我, 非本人,
  被入侵, 密码已修改, 被改, 被换, 改了, 改不回来, 我没改过, 我没操作, 没动过, 被别人, 被人改,
  被人转走, 补卡, 陌生设备, 陌生人, 设备登, 登我的, 黑客进, 黑客在, 我没创建, 没创建的, 丢了,
  没了, 自动在, 自己在, 在被卖, 还在操作, 里面下单, 在我的, 根本没申请, 我没申请, 没申请过,
  登录提醒, 登不上, 一直弹, 都在发, 未授权, 未经授权, 没发起, 黑进, 重置了我, 进不去, 盗号, 被顶,
  异常登录, 可疑登录, 陌生ip, 被踢, 被关, 解绑, 改绑, 有人用我, 其他设备, 其它设备, 有人进了,
  控制, 被人接管, 被接管, 不认识, 已关闭, 我没关, 在用我的, 闯入, 踢不掉, 我没做, 被偷, 盗走,
  没授权, 偷了, 黑客手里, 落到黑客
`)
const settings = concept(`
  how do i log out, how do i change, how do i update, how to update, how do i set, how to set up,
  forgot, new phone, lost my phone, lost my 2fa, lost my authenticator, lost my yubikey, 2fa phone, access to my 2fa,
  broke my phone, phone broke, phone died, phone is broken, dropped my phone, i changed my, though i didnt log in, i keep getting sms,
  contact coinbase support, passport, verify, verification, delisted, hide small, staking,
  wants access,
  怎么退出, 怎么绑定, 怎么改, 怎么修改, 怎么换, 换手机, 手机坏, 手机摔, 2fa手机, 验证器手机, 验证器没了, 怎么迁移, 忘了, 忘记, 手机丢了,
  验证码怎么, 却收到验证码, 注销, 怎么登录, 在哪看, 提币费, 怎么申诉
`)

export const accountHacked: Rule = {
  when: [
    [near(account, hijacked)],
    [
      concept(`
  sim swapped, sim card was cloned, number was ported, orders that arent mine,
  号被盗, 号被黑, 号被登, 登录提醒_我在, 有人在用我的, 我没关过, 不是我本人, 不是我弄的,
  密码已修改, 都不是我点的
`),
    ],
  ],
  unless: [...ONLOOKING, settings, concept('wallet, 钱包')],
}

const funds = concept(`
  eth, ether, steth, btc, bitcoin*, usdt, usdc, sol, solana, coins, coin, tokens, crypto, money,
  wallet*, trustwallet, ledger, ledger live, funds, savings, balance, metamask, phantom,
  everything, dollars, euros, grand, k, u, nft*, account balance, # euro, # euros, # dollars,
  # eth, # btc, # sol, # usdt, phone, tokens were,
  币, 钱, 余额, 资产, 小狐狸, 以太坊, 存款, 养老金, 积蓄, 万, 千, 欧, 美金, 刀
`)
/** Words that mean a theft or a fraud by themselves. */
const robbed = concept(`
  stolen, stole, steals, stealing, drained, draining, drainer, swept, emptied, robbed, hacked,
  conned, cheated, defrauded, duped, tricked, ripped off, phished, rugged, pig butchered,
  butchered, a scammer, the scammer, thief, thieves, fake, pretended to be, posing as,
  claiming to be, forced me to transfer, without my permission, malware, ran off, blocked me,
  unknown address, compromised, mugged, made me, scam*, fraud*, weird site, shady site, was fake,
  is fake, address i dont know, i dont know the address, some guy i met, disappeared with,
  vanished with, took off with, blocked my number, without asking me, unauthorized, unauthorised,
  transferred all, victim, withdrawn without, without me, moved without, someone used my,
  rug pulled, rugpull*, never delivered, never sent me, never arrived after i paid,
  stopped replying, stopped answering, cant reach them, cant reach him, blocked by, hijacked,
  exploited, exit scam*, isnt mine, is not mine, arent mine, not mine, without my consent,
  without consent, wasnt me, outgoing, took my bitcoin*, unknown transfer, unknown transaction,
  carried off,
  被偷, 被盗, 被人转, 被转, 转走了, 被划走, 自动划走, 转光, 被清空, 清空了, 被入侵, 被黑, 被换掉,
  被骗, 骗走, 骗了, 骗去, 骗光, 骗子, 拉黑, 卷款, 卷走, 诈骗, 杀猪, 被抢, 逼着转, 被drain,
  不是我转, 不是我做的, 陌生地址, 冒充, 假付款, 病毒, 转给了他自己, 转给他自己, 转给了她自己,
  趁我, 要不回来, 拿不回来, 跑了, 跑路了, 人也找不到, 找不到人, 失联, 打劫, 逼我, 抢劫, 假的,
  人没影, 没影了, 消失了, 误授权, 奇怪的网站, 盗空, 未经授权, 全转出去, 拿走了, 转出去了,
  联系不上, 不回消息, 不理我, 删了我, 骗我, 没收到币, 没给我, 网站打不开, 平台打不开, app打不开,
  未经我, 没经过我, 掏空, 全没了, 不是我操作, 黑了我的, 小偷, 贼, 变成零, 变为零, 搬空, 骗人的,
  骗局, 偷走, 莫名其妙
`)
const gone = concept(`
  is gone, are gone, gone, all gone, disappear*, vanished, missing, empty, is zero, today zero,
  shows zero, balance zero, at zero, went to 0, balance is 0, left my wallet, just left,
  moved out, taken, took all, took my, took everything, keeps pulling, pulling tokens,
  transferred out, i didnt send, i never made, never sent, no idea why, didnt authorize,
  didnt make, lost to, lost # eth, lost # btc, is empty, nothing left, cleaned out, wiped,
  wiped out, dont see my, were transferred, was transferred, been transferred, went missing,
  unknown transaction, unrecognized, cleaned me out, website is down, site is down, site is gone,
  website is gone, where did my, where is my eth, where are my coins, sent to another address,
  transfer took, took # usdc, took # usdt,
  没了, 里的钱没有了, 里的币没有了, 都没有了, 全没, 不见了, 是零, 为零, 余额归零, 钱包归零, 账户归零, 少了, 消失了, 空了, 转走, 打不开, 不知道怎么,
  别人那去了, 卷走, 不翼而飞, 全空, 清零, 变成0, 变成零, 去哪了, 带着钱消失
`)
const scammed = concept(`
  got scammed, been scammed, was scammed, were scammed, i got conned, got conned, fell for a,
  fell for, i was robbed, been robbed, got robbed, got rugged, been pig butchered, got phished,
  been had, been tricked, got tricked, tricked me, tricked into, sent _ to a fake, paid a fake,
  sent _ to the scammer, pretended to be the police, to a scammer, from a crypto scam,
  malware swapped, back from a scam, back from scammers, scammed out of, fell victim, victim of,
  scammer took, romance scammer, transaction _ i never made, transaction _ i didnt make,
  我被骗, 被骗了, 被人骗, 被诈骗, 遭遇诈骗, 遭遇电信诈骗, 遇到杀猪盘, 被杀猪, 中了杀猪盘,
  遇到骗子, 被骗子, 上当了, 受骗了, 打给骗子, 转给骗子, 打款给骗子, 骗子的_地址, 相似地址,
  把我拉黑, 卷款跑, 骗去买, 骗去转, 冒充警察, 逼着转, 被绑架, 病毒换, 假付款, 假平台, 骗子拿走,
  被骗光, 骗光了, 网恋骗子, 一笔_不是我, 不是我做的交易, 转给了他自己, 转给了她自己
`)
/** The owner's own mistake, or a device that broke: money that seems gone, and nobody took it. */
const mishap = concept(`
  wrong network, wrong chain, to the wrong, by mistake, i sent _ to my, on tron to, on bsc to,
  on base to, on polygon to, over tron, over bsc, erc20 address, trc20 address, bep20 address, eth address, btc address,
  bch address, ltc address, sol address, broke, broken, goes bust, went bust, bankrupt*,
  out of business, shuts down, shut down, company closed, died, is dead, fell in water,
  authenticator gone,
  选错, 转错, 转成, eth地址, 以太坊地址, erc20, trc20地址, 坏了, 摔坏, 倒闭, 手机丢, 验证器没了
`)
const signing = concept(`
  signed, approved, confirmed, clicked, clicked claim, connected, granted, scanned,
  签了, 授权了, 点了, 确认了, 签名了, 连接了, 扫了
`)
const trap = concept(`
  malicious, phishing, drainer, drained, scam site, scam link, fake site, fake link,
  airdrop site, suspicious, bad link, my tokens are, disappearing, gone, took all, took my,
  恶意, 钓鱼, 空投链接, 假网站, 转走, 少了, 没了, 被转, 不见
`)
/** Money lost in the market, or thefts looked back at. */
const otherLoss = concept(`
  liquidated, liquidation, crashed, the crash, dropped, price*, portfolio, altcoins, the market,
  bear market, went down, down #, deduct*, do i owe tax, pay tax, tax loss*, bankruptcy, celsius,
  ftx, mt gox, homeowner insurance, insurers, in gas, reinstalled, sync problem, after bridging,
  dont show up, i hide, locked tokens, license, manage other, does it, on mainnet, on arbitrum,
  arbitrum, dont want to get, afraid of, how do i buy, first coins, took down,
  of an empty wallet, burned, burnt,
  爆仓, 强平, 跌, 抵税, 抵扣, 交税, 破产, 门头沟, 手续费, 赔偿, 亏没, 重装, 同步, 跨链之后,
  选错链, 注销, 价格归零, 币价, 会归零, 归零吗, 成交量, 主网, 不想被骗, 怕遇到, 烧掉, 销毁, 1559, 跨链桥被, 合约被黑, 交易所被
`)

export const fundsStolen: Rule = {
  when: [
    [crime, happened],
    [near(funds, robbed), oneOf(someone, happened)],
    [near(funds, gone), without(mishap)],
    [scammed],
    [signing, trap],
  ],
  unless: [...ONLOOKING, otherLoss],
}
