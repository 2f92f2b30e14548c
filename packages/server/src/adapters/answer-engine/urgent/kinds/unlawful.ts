import { general, preventing, wishing } from '../concepts.ts'
import { type Concept, concept, near, oneOf } from '../phrases.ts'
import type { Rule } from '../rule.ts'

/** The view of those who pursue it, of victims, or of people who want to stay within the law. */
const rightly = concept(`
  detect*, fined, rules, penalt*, illegal to, is it illegal, report someone, recognise,
  recognize, legal, legally, lawful*, compliant, what happens, do i pay tax, trace stolen,
  recover*, freeze, frozen, does bitcoin make, how do regulators, regulators, can scammers,
  not a money launderer,
  识别, 反洗钱, 判几年, 会判, 处罚, 罚款, 涉嫌, 说我, 规定, 合法, 合规, 收到黑u怎么办, 收到的u,
  会被, 抵税, 追回, 要交税, 冻结, 被偷了, 被盗了, 监管, 让洗钱更, 追踪脏, 没洗钱, 证明
`)

const washing = concept(`
  launder*, clean dirty, clean my dirty, clean stolen, clean the money, wash money,
  wash my money, wash _ money, wash dirty, wash coins, cleaning dirty, cleaning my dirty,
  dirty _ for clean, layer funds, layering, wash stolen, wash bitcoin*,
  洗钱, 洗u, 洗白, 黑u_变白, 黑u_变干净, 黑钱_变白, 洗干净, 洗黑钱, 洗币, 洗一下, 洗出来, 漂白, 洗#, 洗#万, 洗btc, 洗eth
`)
const dirtySource = concept(`
  stolen, hacked funds, hacked coins, hacked eth, hacked btc, from a hack, from the hack,
  out of an exploit, from an exploit, exploited funds, drug*, selling weed, from dealing, dirty,
  tainted, illegal cash, illegal money, illegal income, illegal funds, black money, ransom*,
  crime, fraud, from a scam, scammed from, scam money, extortion, embezzled, bribe*,
  gambling proceeds, shady, phishing campaign, phishing, darknet, dark web, criminal money,
  criminal, illicit, robbery, theft, money from selling, sell stuff on, heist, cartel, sanction*,
  drug dealers, dealers like me, from crime, illegal sales, illegal, illegally,
  黑u, 黑钱, 黑币, 赃款, 赃u, 脏钱, 脏u, 脏币, 赃物, 偷来的, 盗来的, 骗来的, 抢来的, 卷来的,
  卷走的, 诈骗所得, 涉诈, 涉案, 来路不明, 不干净的, 贪污, 受贿, 挪用, 公款, 赌博网站, 赌资, 毒资,
  灰产, 黑产, 卖货的现金, 地下钱庄, 钓鱼搞来, 搞来的, 暗网, 犯罪的钱, 犯罪所得, 走私, 骗到的,
  弄来的, 非法, 脏现金, 被盗usdt, 被盗的, 偷的, 违法, 犯法, 勒索
`)
const moving = concept(`
  untrace*, cant trace, cannot trace, cant be traced, not be traced, nobody can trace,
  nobody links, no one links, loses track, lose track, hide, hiding, conceal, disguise, quietly,
  secretly, without getting caught, not get caught, without trouble, anonymously, clean,
  cash out, cashing out, sell coins, sell them, sell it, mix, mixer*, tumbler*, swap,
  turn _ into, move, moving, layer, chain hop*, several chains, fake documents, convert,
  get away with, into usdt, into crypto, into bitcoin, into monero, without questions,
  clean again, unnoticed, into a bank, into my bank, dont ask questions, ask no questions,
  without a trace, no trace, wash*, launder*, the trail, trail of, cover my tracks, tornado cash,
  ask questions,
  变现, 出手, 脱手, 卖掉, 不被_查, 不被_抓, 不被_追, 不被_发现, 查不到, 查不出, 追不到, 追踪,
  甩掉, 换, 变成, 藏, 洗, 转出去, 转出境, 转移, 走账, 走流水, 套现, 混币, 跨链, 跳链, 几条链,
  悄悄, 偷偷, 处理, 匿名, 不声不响, 进银行卡, 不过问, 不问来源, 痕迹, 抹掉, 干净
`)
const mule = concept(`
  money mule, receive money _ forward, receive _ money on my bank account, forward it as bitcoin,
  rent out my bank account, rent my bank account, use my bank account, lend my account,
  sell my bank account, rent out my account,
  跑分, 走流水, 帮人收款转u, 卖银行卡, 银行卡借给, 银行卡给_用, 租银行卡, 借银行卡
`)
const unpunished = concept(`
  without getting caught, without trouble, not get caught, safely, get away, how do i, can i do,
  不被抓, 不出事, 不被查, 不被发现, 安全, 能做吗, 怎么做, 怎么操作, 一天, 一周
`)

export const laundering: Rule = {
  when: [
    [wishing, washing],
    [wishing, dirtySource, moving],
    [near(dirtySource, concept('for clean, into clean, 换干净, 换成干净'))],
    [mule, unpunished],
  ],
  unless: [general, preventing, rightly],
}

const concealing = concept(`
  evade*, evading, dodge*, dodging, cheat*, skip taxes, skip tax, skip paying, skip the tax,
  without paying, not pay tax*, not pay any tax*, not paying, dont pay tax*, pay no tax*,
  avoid paying, avoid reporting, avoid declaring, avoid the irs, escape tax*, escape paying,
  get out of paying, get around tax*, get around paying, get around reporting, bypass tax*, hide,
  hiding, conceal*, secret, underreport*, under report*, not report, not reporting,
  dont want to report, dont want to declare, dont wanna report, wont declare, wont report,
  not declare, not declaring, leaves _ off, leave _ off, keep _ off, off the books,
  off the return, off my return, under the table, never find out, never finds out, cant find out,
  doesnt find out, dont find out, not find out, never know*, doesnt know, dont know about,
  wont know, wont notice, doesnt notice, not notice, without _ knowing, without _ noticing,
  without the, doesnt tell, dont tell, cant see, wont see, fake*, faking, pretend*, lie to,
  lie on, lie about, invent, never report, just never report, cook my, cooking the,
  hide my wallets, keep from, from the tax, get away with it, manipulate, avoid, leave out, omit,
  how would they know, they know, dont want to pay, hidden, hide from, undetected, unseen,
  without declaring, illegally without, does not notice, notices nothing,
  逃税, 偷税, 漏税, 避开, 绕过, 绕开, 不让, 不知道, 查不到, 查不出, 瞒, 少报, 虚报, 不上报,
  不会向, 不报税, 不想报税, 不想交税, 不想缴税, 不想给, 不缴税, 不用交税, 不纳税, 省掉税, 逃掉,
  逃避, 假装, 假账, 假合同, 伪造, 少交点税, 少交税, 藏, 不会被查, 偷偷, 看不到, 蒙混, 不申报,
  改我的, 做平, 糊弄, 作弊, 不交, 找不到, 不被, 发现, 躲, 骗, 避税, 察觉, 注意
`)
const taxation = concept(`
  tax*, irs, hmrc, finanzamt, ato, the government, fiscal, authorities, capital gain*,
  report* my gain*, gains, return, books, income to, report, the tax, tax inspector, tax audit,
  declare, declaring, my crypto, crypto income, bitcoin profits, crypto without,
  税, 政府抽, 炒币收入, 炒币的收入, 海外交易所的收入, 申报, 审计, 加密收入, 币_利润, 资本利得
`)
const lawfully = concept(`
  what are the rules, automatically, short term capital, deduct, trading losses, harvest*,
  double taxation, legally, lawful*, legal, penalt*, allowance, tax free for, which countr*,
  difference, didnt sell, if i dont, double tax*, correctly, fix my, forgot, how far back,
  hide small, hide spam,
  合法, 合规, 区别, 哪些国家, 免税, 会怎么样, 会怎样, 罚, 后果, 补申报, 补税, 忘了, 漏报了,
  需要报税吗, 要交税吗, 合理避税, 和逃税, 避税和
`)

const evasion = concept(`
  evade*, evading, tax evasion, off the books,
  逃税, 偷税, 漏税, 瞒报
`)
const silence = concept(`
  never report, dont want to report my, dont want to declare my, keep _ off the return,
  leaves _ off the return, reporting crypto to the irs
`)

export const taxEvasion: Rule = {
  when: [
    [wishing, concealing, taxation],
    [wishing, oneOf(evasion, silence)],
  ],
  unless: [general, lawfully],
}

const breaking = concept(`
  hack, hacking, hack into, crack, cracking, brute force, brute forcing, break into,
  breaking into, break in, get into, getting into, gain access, get access, access,
  send her eth to me, send his eth to me, bypass*, steal, stealing, rob, drain, spy on, log into,
  log in to, clone, guess*, collect*, get hold of, take over, swipe, sweep, get his, get her,
  get their, take his, take her, send her _ to me, send his _ to me, transfer her, transfer his,
  move his, move her, find out his, find out her, without him, without her, without them,
  log into my, unlock, phish*, trick, decrypt, open, get at, open up, hold of, get the private,
  套出, 钓, 破解, 入侵, 盗, 偷, 窃取, 攻破, 绕过, 暴力, 撬, 拿走, 拿到, 弄到, 搞到, 套取, 碰撞,
  复制, 克隆, 登他, 登她, 登录他, 登录她, 转给我, 转到我, 转走, 收集, 猜, 登录我, 帮我登录, 解开,
  骗到, 骗取, 进别人, 黑
`)
const others = concept(`
  someone elses, somebody elses, someones, somebodys, other peoples, other people, peoples,
  a stranger, strangers, rich wallet*, random wallet*, victims, users, my ex, my exs, my exes,
  his, her, him, their, them, my boss*, my wife*, my husband*, my roommate*, my friend*,
  my girlfriend*, my boyfriend*, my neighbor*, my neighbour*, her eth, his eth, my dads, my moms,
  my fathers, my mothers, my brothers, my sisters, my grandpa*, my grandma*, my uncle*, my aunt*,
  my coworker*, my colleague*, my partner*, my cousin*, someones laptop, found on, my sister*,
  my brother*, my mother*, my father*, doesnt need to know, people for, belongs to, my neighbour,
  neighbours, someone, another persons, another person, person*,
  别人, 他人, 人家的, 陌生, 老婆的, 老公的, 同事, 老板, 室友, 前女友, 前男友, 女朋友, 男朋友,
  爷爷, 奶奶, 爸爸的, 哥哥的, 朋友的, 他的, 她的, 邻居, 客户的, 有钱地址, 有余额, 用户的, 我姐,
  我哥, 我妹, 我弟, 我爸, 我妈, 捡到, 不要让她知道, 不要让他知道, 不让他知道
`)
const holdings = concept(`
  wallet*, metamask, seed*, phrase*, private key*, account*, coinbase, binance, kraken, bitcoin*,
  btc, eth, coins, crypto, 2fa, exchange*, password*, ledger, phone, u,
  imtoken, okx, trezor, phantom, exodus,
  小狐狸, 欧易, 币安, 钱包, 助记词, 私钥, 账户, 账号, 帐号, 币, 验证, 密码, 地址, 交易所
`)
const thievery = concept(`
  how can i steal, how do i steal, how to steal, want to steal, help me steal, teach me to hack,
  teach me how to hack, how to hack a, how to phish, way to phish, phish people,
  crack _ password tool, password cracker for, how to hack into, how to hack binance,
  how to hack coinbase, hack bitcoin wallets, hack wallets, crack someones, crack a wallet,
  crack wallet*, want one too, hack a crypto wallet, hack a wallet, hack coinbase, hack binance,
  hack account, hack wallet*, hack someone*, hack into, get someones seed, get someones private,
  steal bitcoin from, steal crypto from, steal seed*, hack an exchange, hack exchange,
  get into someones, someones wallet, into somebodys, drain wallets, drain other, drain peoples,
  script to drain, break into a, break into an, one steal a, steal a seed, steal a wallet,
  steal a private,
  教我盗, 帮我盗, 教我偷, 教我黑, 盗取_方法, 盗取_教程, 盗币_方法, 盗币教程, 怎么盗, 如何盗,
  怎样盗, 怎么入侵, 如何入侵, 怎样入侵, 怎么黑进, 怎么偷币, 怎么骗到别人, 撞库, 破解别人,
  破解邻居, 破解他人, 怎么黑一个, 怎么黑别人, 如何黑, 怎么搞到别人, 怎么弄到别人, 怎么拿到别人,
  从交易所偷, 想偷, 偷助记词, 偷私钥, 偷别人, 怎么黑交易所, 怎么进别人, 打开别人的, 掏空别人,
  脚本把钱包, 把钱包掏空, 怎么闯, 如何闯
`)
const tool = concept(`
  drainer, wallet drainer, phishing page, phishing site, phishing website, phishing kit,
  phishing mail, keylogger, clipper, stealer, script that steals, malware, fake metamask,
  looks like metamask, fake airdrop, fake wallet, fake exchange, collects seed*, steals seed*,
  seed phrase checker, guesses seed*, fake wallet app, wallet app to steal, malware that,
  replaces wallet addresses, script to drain,
  钓鱼网站, 钓鱼页面, 钓鱼链接, 木马, 盗币程序, 盗币脚本, 盗币合约, 撞库, 窃取_私钥, 骗助记词,
  骗人的_网站, 假的_页面, 假空投, 假钱包, 假交易所, 扫出有余额, 碰撞, 假的钱包app, 假app, 病毒,
  掏空
`)
const making = concept(`
  how to make, how do i make, make me, make a, write, write me, code for, give me, build, create,
  sell me, where can i buy a, script that, need a tool, set up a, how to,
  写一个, 写个, 做个, 做一个, 给我, 代码, 源码, 有没有软件, 有没有_工具, 有没有跑, 搭建, 搭一个,
  怎么做, 教我, 开发, 收集别人
`)
/** Those whose wallet is theirs, named with what is done to it. */
const THEIRS =
  '老公 丈夫 老婆 妻子 对象 男友 女友 男朋友 女朋友 前男友 前女友 前任 前夫 前妻 室友 舍友 同事 老板 邻居 朋友 同学 闺蜜 亲戚 爸 妈 公公 婆婆 爷爷 奶奶 哥 姐 弟 妹 儿子 女儿 他 她 别人 他人 人家'.split(
    ' ',
  )
const doneTo = (verbs: string) =>
  concept(
    verbs
      .split(' ')
      .flatMap((verb) => THEIRS.flatMap((person) => [`${verb}我${person}`, `${verb}${person}的`]))
      .join(),
  )
const entering = doneTo('进 进入 登进 登录 登陆 登入 登上 打开 解锁 解开 破开')
const peeking = doneTo('看 看到 偷看 查看 知道 拿 拍 抄')
const ownSecret = concept('助记词, 私钥, 密码, 验证码, 指纹')
/** They have agreed, or want help. */
const agreed = concept(`
  同意, 授权, 允许, 请我, 托我, 让我帮, 叫我帮, 要我帮, 求我帮, 帮他, 帮她, 帮我爸, 帮我妈, 帮爸,
  帮妈, 帮老公, 帮老婆, 帮我老公, 帮我老婆
`)
const unasked = (one: Concept): Concept => ({
  isIn: (passage) => one.isIn(passage) && !agreed.isIn(passage),
})

/** Others do it, or it is done by right. */
const onlooking = concept(`
  hackers, thieves, attackers, scammers steal, white hat, ethical, bug bount*, ctf, pentest*,
  can someone, be hacked, get hacked, protect*, my own, industry, forgot, lost my, quantum,
  report, revoke, check, died, passed away, divorce, police, ledger, inherit*, safely,
  share access, recover my,
  黑客一般, 黑客怎么, 骗子, 白帽, 会被, 防, 保护, 忘记, 忘了, 量子, 怎么检查, 举报, 去世, 继承,
  离婚, 警察, 找回自己, 共管, 备份
`)

export const breakIn: Rule = {
  when: [
    [wishing, near(breaking, others), holdings],
    [wishing, unasked(entering), holdings],
    [wishing, unasked(peeking), ownSecret],
    [thievery],
    [near(tool, making)],
    [concept('i know my _ password, i have my _ password, 我知道_密码'), oneOf(breaking, others)],
  ],
  unless: [general, onlooking, preventing],
}
