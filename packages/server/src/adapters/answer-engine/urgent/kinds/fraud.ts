import { deciding, ONLOOKING, somebody, wantedOfMe } from '../concepts.ts'
import { apartFrom, concept, near, oneOf } from '../phrases.ts'
import type { Rule } from '../rule.ts'

/** Money that the asker cannot get at. */
const heldBack = concept(`
  withdr*, payout*, pay out, paid out, release*, unfreeze*, frozen, froze, flagged, unlock*,
  locked, escrow, stuck, claim, get my money, get my coins, get my funds, get my profits,
  take my profits, take my profit, take my money out, cash out, receive it, be credited,
  credited, transfer it to me, transfer them to me, gets transferred, inheritance, money out,
  funds out, coins out, get it back, get them back, get my _ back, recover*, they owe me,
  giveaway, won, shows #, i have # there, prize, lottery, let me take, let me touch, let me have,
  let me withdraw, wont let me, cant touch, touch the balance, take my money, take out my,
  access my money, access my funds, access to my money, cannot take, my own money,
  recovered funds, in a vault, not able withdraw, cant get my, cannot get my, get paid,
  paid to me, transfer the money, ahead of the transfer, ahead of the withdrawal, winnings,
  reward*, earnings, refund everything, balance, qualify, airdrop reward, commission, bond,
  account is locked, is locked, blocked account, holding my, holds my, hold my, keep my money,
  keeps my money, locked balance, reactivate, activate withdrawals, out of a, out of the app,
  out of the site, out of their, my money out, send my coins, send me my, give me my,
  giving the money back, give the money back, give back, refuse*, blocked, closed my account,
  account closed, expire, enabled, salary, receive my, my own, the profit is, profits are,
  in my name, found my funds, unblock*, freed, hand over my, transfer my, pay me, denied,
  reject*, declined, i get #, get # eth, then i get, back to me, pays out, are paid, is missing,
  waiting for, off this site, off the site, off their, bank details, asked for a withdrawal,
  recovers lost, recover lost, held, are held, is held, withheld, held back, refund*, sending my,
  send my balance, my balance, my frozen, lift the freeze, unfreezing, receive the, to receive,
  to collect, to get the, get the money, release the,
  提现, 提币, 出金, 提领, 提款, 提取, 提不出, 取出来, 提出来, 要出来, 取不出, 取钱, 拿出来, 放款,
  放行, 解冻, 冻结, 到账, 解锁, 领取, 领奖, 追回, 要回来, 找回来, 没收, 还不给提, 提走, 拿回,
  拿到, 转给我, 账户异常, 卡住, 不让我取, 不让取, 不让我提, 领钱, 拿钱, 动里面的钱, 取不了,
  提不了, 拿不到, 才能拿, 就能拿, 才给我, 打给我, 赚了, 中奖, 奖金, 余额, 锁仓, 全退, 里面有,
  账户被锁, 锁住, 认证, 我的钱, 受益金, 佣金, 自己的钱, 退钱, 退款, 发币, 给我发, 领工资, 退我,
  退回, 拒绝, 再给我, 利润给我, 押金, 才把, 出款, 才一起给, 本金, 银行信息, 卡在平台, 找回比特币,
  找回币, 扣着, 被扣, 扣住, 扣了, 压着, 冻住, 给我退, 冻了, 收到我, 才能收到, 放钱, 追钱, 追款,
  追损, 动不了, 兑奖, 给我打款
`)
const paying = concept(`
  deposit, deposits, security deposit, margin, tax, taxes, fee, fees, charge, commission,
  insurance, payment, pin, license, licence, top up, topping up, send eth first, send #,
  owe them, collateral, upfront, up front, pay, buy a, settlement, penalty, membership, same sum,
  same amount, # usdt, # usd, # eth, # btc, # dollars, # euro, # euros, upgrade, performance fee,
  handling fee, income verification, verification, proof of, more money, more funds, sum again,
  #u, bond, customs, maintenance fee, kyc by depositing, depositing, half the money, anti fraud,
  # balance, refer someone or pay, reserve, guarantee fee, #%, invoice, fine, share in advance,
  20 percent, # percent, retainer, fund a, pay in, paying, pays, paid in, small charge,
  deposit #, by sending, negative balance, unpaid, prove i, cross border, certificate,
  stamp duty, aml check, correct it, # more, cover a, clearance, one more payment,
  another payment, more payment, # payment, want # to, small amount, security payment,
  activation charge, settle it, pay a,
  验证金, 风险金, 税, 定金, 订金, 押金, 滞纳金, 尾款, 罚款, 会员, 激活, 流水, 充, 信用分, 再打,
  打款, 打钱, 存入, 先存, 要存, 存#, 缴, 交, 加码, 升级vip, 同等金额, 同样的金额, 对冲, 费, 付,
  再存, 一样的, 升级账户, 升级帐户, 打#, 存一笔, 转一笔, 一点钱, 手续, 反欺诈, 转#, 保险,
  余额的#, 转1个, 备用金, 账单, 负余额, 保证, 担保, 再押, 押一笔, 证明, 准备金, 证书, 更正, 再转,
  补, #刀, #块, #元, #美元, #美金, 再汇, 汇款, 汇#, 安全金, 罚单, 要#, 转一点, 打币, 先给, 先转,
  千, 万
`)
/** Who is paid in coins need not pay for it. */
const PAID_TO_ME =
  /\b(?:wants?|offers?|offered|would like|plans?|going|likes?|prefers?) to pay (?:me|us|my|our)\b|\b(?:pays?|paying) (?:me|us|my|our)(?: \w+)? in\b|付款给我|付我(?:钱|工资|尾款)?|给我发工资|发工资/g
const payment = apartFrom(PAID_TO_ME, paying)
const demand = concept(`
  first, before, until, upfront, up front, in advance, otherwise, must, have to, had to, need to,
  supposed to, i only have to, only need to, needs, asks, asked me, asks you, ask for, ask me,
  asking for, keeps asking, keep saying, want, wants, wants me, demand*, told me to, got told,
  told i, tell me, tells me, says, said, to prove, in order to, another fee, each time, next fee,
  more fees, require me, i owe, unless, insist*, ahead of, before he, before she, asked for,
  being asked, was asked, is asking, requires, required, only then, just a small, holds, hold,
  refuse*, wont, wont approve, approve*, activate, i qualify, ive paid, already paid,
  paid # different, still no, until i, settle, requires paying, want a, can be released,
  how come, or else, unlocks, is blocked until, do i pay, they closed, asked to, by sending,
  they say, unless i, unless we, only the, missing they say, buy a, cover, as soon as, after i,
  once i, when i pay, if i pay, requires that, provided, only if, and want, lift,
  先, 才, 前, 得, 必须, 必需, 让我, 叫我, 要我, 不交, 不付, 又说, 再交, 再打, 再充, 预缴, 要缴,
  要交, 要付, 补到, 就是要, 说要, 说税, 一会儿说, 通知我, 除非, 被要求, 不给, 批准, 不买,
  已经交了, 还是提不, 之后全退, 要存, 确认地址, 结清, 罚, 要再, 补齐, 拒绝, 居然, 要补, 要买,
  要往, 要打, 要充, 要收, 再付一笔, 就给, 就能, 只要, 可以解, 交清, 解除, 要四千
`)
const someoneSays = concept(`
  says, said, told, tell, tells, asks, asked, wants, demands, claims,
  说, 叫, 让, 要
`)
/** Payments that are usual. */
const usual = concept(`
  gas to withdraw, gas do, in gas, network fee, validator, unstak*, staking, stake, staked,
  layer 2, optimism, complete kyc before, why is kyc, is kyc, futures, perpetual*, to my bank,
  from coinbase to, from bitstamp, bankruptcy, celsius, minimum, for maintenance, tax do i owe,
  tax if i, pay my taxes, correctly, tax on, report, vested, ledger, in my taxes,
  capital gains tax on, charge me, coinbase charge, charged me, i want to withdraw, reduce my,
  tax free, tax id, face verification, wrong network, before the weekend, tax office, irs,
  at an atm, of a fund, how does, proof of stake, atm, more per day, where is the list,
  withdrawal limit, taxes do i pay, to claim an airdrop,
  合约, 逐仓, 全仓, 开仓, 质押, 验证者, 网络费, 银行卡要, 到银行卡会, 冻卡, 实名, 贵, 要多久,
  税吗, 交多少税, 多少手续费, 正常交税, 报税, 出金要交税, 要不要交税, 选错链, 银行收了, 欧元,
  维护暂停, 因维护, 周末, 税号, 逃, 税局, 税务, 不交税, 意思, 拥有, 白名单, pos里, 基金的,
  在哪看, 额度
`)
/** Names that only frauds have for a payment. */
const feeOfFraud = concept(`
  unlocking fee, release fee, clearance fee, unfreeze fee, settlement charge, withdrawal pin,
  verification fee, activation payment, processing fee before, anti money laundering fee,
  denied _ tax, denied reason unpaid, cross border fee, pay the tax first, tax in advance,
  tax _ in advance, tax first,
  保证金_提现, 保证金_提币, 保证金_出金, 税_才_提, 先_税_提, 交_税_提出来, 交_税_放款,
  个人所得税_提, 解冻费, 验证金, 认证费_到账, 升级vip_出金, 先交, 先缴, 先付
`)

export const advanceFee: Rule = {
  when: [
    [heldBack, payment, demand],
    [heldBack, payment, somebody, oneOf(deciding, someoneSays)],
    [feeOfFraud],
  ],
  unless: [...ONLOOKING, usual],
}

const profit = concept(`
  guarantee*, risk free, no risk, zero risk, without risk, cant lose, double, doubles, doubled,
  doubling, triple*, multiply, #x, win rate, always wins, always win, always works,
  never had a losing, never loses, fixed return*, fixed #, interest each, interest every,
  pays interest, passive income, payouts daily, # per day, # a day, # daily, # per week,
  # weekly, # a week, # every week, # every day, # monthly, # a month, # every month, # back,
  back monthly, percent a month, percent a day, percent daily, profit*, earn, earns, earning*,
  made money, makes money, make money, making money, makes #, thousands, all up, its # already,
  to 15k, into #, grow my, 100% safe, capital guaranteed, 95%, bonus, pay double, double back,
  knows when, inside info, insider, grows, grow, each day, # each, doubled in, up #, earned,
  earn #, without doing anything, short term, strategy, calls makes, trade their, wins, winning,
  in a month, money work, rich, becomes #, becomes, turns into, turn # into, gains, returns,
  algorithm, # profit, # profits, no losses, without losses, high return*, big money, 1% per,
  huge, roi, passive, yield, payouts, unlimited income, financial freedom, arbitrage, ai trading,
  trading bot, opportunity, referral*, upline, get # _ back, get # back, # btc back, # eth back,
  receive #, put in # _ get, get # next month, crazy returns, assured, pays # a day, pays #,
  explode, sure tips, tips, program that pays, commission, commissions, makes 3x, jackpot,
  became #, pays me #, for every referral, 300%, turn my #, gains daily, never lost,
  hes never lost, gives back all losses, no loss, guaranteed by contract, trades gold, weekly,
  monthly, accuracy, accurate, 100%,
  稳得很, 包赔, 保本, 翻倍, 翻#倍, 翻十倍, 翻三倍, 翻几倍, 日息, 日化, 月息, 月入, 保证每,
  零风险, 无风险, 没风险, 不亏, 不会亏, 只涨不跌, 固定返, 胜率, 打1个返, 打一返, 返双倍, 返#,
  返利, 返现, 每天返, 分红, 分润, 收益, 利息, 赚, 获利, 盈利, 内幕, 内部消息, 拉盘, 年化#, 回本,
  亏了算他, 不赔, 五五分, 牛股, 明牌, 打新, 送我#, 试试, 涨#, 翻了一番, 翻番, 短线, 余额翻, 变#,
  每天给#, 给#, 发财, 暴富, 买点, 都对了, 赢, 返0, 返还, 套利, 被动收入, 月化, 日返, 回报, 爆拉,
  下个月变, 利润, 从没输过, 变成#, 全赔, 全包, 每周给#, 每周#, 每月#, 每天#, 签合同, 准确率
`)
/** More than anybody can honestly say. */
const promise = concept(`
  guarantee*, assured, doubles my, doubles your, doubled your, double your, double my, triples,
  turn my #, turn # into, # becomes #, becomes #, never lost, never loses, never losing,
  risk free, riskless, no risk, without risk, cant lose, 100% safe, # per day, # a day, # daily,
  # per week, # a week, # weekly, # every week, # every day, # monthly, # a month, # profit in,
  weekly on my, % on my, 100% accuracy, accuracy of,
  稳赚, 包赚, 稳赢, 保本, 包赔, 零风险, 无风险, 没风险, 变#, 从没输过, 从来不亏, 不会亏,
  只涨不跌, 保证收益, 保证盈利, 保证获利, 保证每, 翻倍, 日息, 月息, 日收益, 月收益, 每天返,
  每天给, 每周给, 每月给, 准确率, 返双倍, 返两倍
`)
const joining = concept(`
  should i join, join, invest, invests, invested, investing, deposit, deposited, deposits,
  put in, put my, putting, put more, ive put, bring cash, give him, give her, give them, send,
  sent, takes my money, my money, my usdt, my account, pay for, paying for, top up, top,
  buy crypto, buy more, pays me, he trades, she trades, trade for me, trades for me,
  trading for me, trades for other, for other people, split, membership, lifetime access,
  put my savings, do the paid, let him trade, wants us all in, wants us in, all in, wants me in,
  set up an account, helped me set up, helped me open, hand a, hand him, hand her, hand over,
  premium, opens a, room for, join his, get in, buy in, only have to send, to start, start with,
  give #, add #, adding #, add another, whole family is in, in on it, insured,
  options for my friends, options for, dms me, dmd me, for 1, exclusive, club, mlm, account,
  receive #, sign me up, signs me up, managed, try it, trying, worth trying, plan, minimum,
  program, robot, tips, buy at, buys at, come in, transfer him, transfer her, capital, task,
  tasks, vip, add more, put #, scheme, switch to, buy usdt, # in a scheme, invest my pension,
  take a loan, put # in, only have to connect, more money,
  投, 跟, 加入, 加不加, 放进, 出20万, 学费, 入金, 入群, 进群, 转去买, 垫资, 垫付, 下单, 上车,
  叫我, 让我, 喊我, 带我, 带大家, 做任务, 一单, 拉人, 拉三个人, 拉几个人, 打钱, 先打, 存, 充,
  交给, 操作, 买不买, 一起, 准备, 买他们的, 推荐, 试试, 都进去, 开户, 操盘, 帮我开, 打#, 再加#,
  会员, 直销, 账户, 俱乐部, 每天发, 打0, 注册, 最低, 透露, 介绍的, 本金, 转做币, 买u, 贷款, 节点,
  随时提, 出#, 加钱, 追加, 买币
`)
/** Others trade for the asker, teach, or give signals. */
const leading = concept(`
  trade for me, trades for me, trading for me, trade my, trade with my, manage my account,
  manage my money, manage my portfolio, account manager, give him my usdt, he trades, she trades,
  split the profit*, taught me to trade, taught me how to trade, teach me how to trade,
  teach me to trade, teaching me to trade, teaches me, gives signals, give signals, signals,
  signal group, vip group, vip calls, telegram vip, paid telegram, paid group, paid signals,
  wants me to invest, wants me to join, want me to invest, invites me, invited me to,
  crypto for other people, which coin to buy every, trading pool, follow his trades,
  follow her trades, follows his trades, shows me how she earns, shows me how he earns,
  posts a trade, added to a telegram, added to a whatsapp, unlock tasks, higher level tasks,
  liking videos, invest in his, invest in her, put my savings, uncles platform,
  knows when _ move, offers to show me, offers to teach, offered to teach, offered to show,
  offers to help me trade, show me her, show me his, teach me her, teach me his, so he can trade,
  so she can trade, let him trade, let her trade, trade it for me, trades it, their guru,
  guru calls, mentor my bitcoin, forex mentor, teach me, get rich with, help us get rich,
  will help us, buy signals, sends me, mentor will, copy trading account with no,
  trades options for, invited to an, investment club with, assistant sends, send # receive,
  join his crypto, invited to, guiding me, guide me, crypto plan, trading robot, trading mentor,
  managed crypto account, managed account, signal channel*, daily signal*, pump group*,
  liquidity mining pool, sure tips, wants to sign me up, sends me buy signals, on my behalf,
  offers to mine for me, mine for me, teacher gives back, run it with my, runs with my,
  tips from a whatsapp, tips from a telegram, crypto tips from, trades for her, trades for him,
  trades for them, trade for her, trade for him, trade for them, trades _ with me,
  trading with me, tells us what to, tells me what to buy, tells me to deposit,
  tells me to invest, tells me to buy, to trade on my account, trade on my account,
  into bitcoin trading, to put more money, put more money into, on his site, on her site,
  on his platform, on her platform, buy crypto on his, buy crypto on her,
  带我, 带着我, 带大家, 带单, 喊单, 报明牌, 报单, 代客, 代投, 代挂单, 代理操作, 代炒, 跟单,
  跟着买, 跟着他, 跟着下单, 跟着教授, 跟着老师, 让我跟, 教我炒, 教我做, 教我买, 教我在, 教我投,
  教我玩, 免费教, 帮我理财, 帮我炒, 帮我操作, 帮我投, 拉我进, 拉进, 给他操作, 交给他, 刷单,
  做任务, 拉人, 拉三个人, 一起投, 一起做, 先给他打钱, 进群费, vip群, 付费群, 付费line群, 付费_群,
  收费群, 操作三个月, 送牛股, 可以教我, 教我短线, 操盘, 老师带, 帮我开户, 带着做, 带着炒,
  教我赚钱, 带你赚, 教我理财, 拉我做, 每天发买点, 投资俱乐部, 导师能带, 拉盘群, 内部透露,
  透露哪个币, 替我操作, 替我炒, 替她炒, 替他炒, 替人炒, 代她炒, 指挥买卖, 叫我再入金, 叫我入金,
  叫我投, 在我账户上操作, 他的网站, 她的网站, 他的平台, 她的平台, 加钱, 加仓
`)
const approached = concept(`
  contacted me, messaged me, approached me, reached out, texted me, wrote me, added me, dmd me,
  dms me, introduced me, invited me, convinced me, recruited me, pitched me, offers me,
  offered me, offering me, keeps telling me, keeps asking me, wants me to, talked me into,
  urges me, pushing me, got me into, guided me, helped me set up, suggests i, suggested i,
  asks us to, asked us to, asks me to switch, tells us to, wants access to my, keeps calling,
  pushes me, is pushing, offers to mine, gives back all,
  推荐我, 拉我, 介绍我, 介绍给我, 加我, 私信我, 联系我, 找我, 找上我, 邀请我, 劝我, 忽悠我, 喊我,
  拉着我, 引导我, 教我, 带我, 催我, 一直叫我, 老是叫我, 建议我, 建议买, 让大家, 叫大家, 要我账户,
  替我, 保证我, 向我保证, 跟我保证, 网友劝
`)
const investment = concept(`
  invest*, trading, trade, opportunity, profit*, returns, roi, bot, bots, mining, mining pool,
  arbitrage, platform, presale, pre sale, forex, signals, options, futures, contracts,
  staking pool, liquidity mining, yield, fund, wealth, financial freedom, switch to crypto,
  buy usdt, buy crypto, to trade for me, scheme, add more, became #, becomes #, node, loan, mine,
  teacher,
  投资, 投钱, 投点, 入金, 理财, 项目, 平台, 合约, 矿池, 矿机, 套利, 机器人, 量化, 私募, 预售,
  收益, 赚, 挖矿, 操盘, 期货, 财富, 转做币, 买u, 炒, 利润, 权限, 节点, 贷款
`)
const learning = concept(`
  how does copy trading, copy trading on, copy trading profitable, social trading, backtest,
  books, homework, as a beginner, a good course, realistic, do i need a license, what does an,
  how do i pick, hedge funds, made a killing, missed out, miss out, pay tax, tax on, taxable,
  taxed, mines bitcoin, basics, tradingview, rsi, signal line, macd, mvrv, macd buy signal*,
  our investment club, my kids, stablecoin lending, lending income, etf*, hardware wallet,
  dollar cost, on average, average return, learn trading, trade for my company, my portfolio,
  which platforms, stop loss, signals work, i make # a month, and make # a month, i earn #,
  作业, 课程, 书推荐, 跟单靠谱吗$, 跟单功能, 什么是跟单, 跟单平均, 合法, 牌照, 教我比特币的基础,
  抵税, 交税, 报税, 定投, 错过, 对冲基金, 赚翻, 质押收益, 质押怎么, 三明治, 挖矿, 白帽, 逢低,
  分散投资, 抄底, 回测, 双币, 期现, 现实吗, 从哪来, 去年, 真的能赚钱吗, 有人赚钱, 哪些平台,
  能赚钱吗$, 干什么的
`)

export const promisedProfit: Rule = {
  when: [
    [promise, somebody],
    [promise, deciding],
    [near(approached, investment)],
    [somebody, profit, oneOf(joining, leading, deciding)],
    [investment, joining, wantedOfMe],
    [leading, oneOf(somebody, deciding, profit)],
  ],
  unless: [...ONLOOKING, learning],
}
