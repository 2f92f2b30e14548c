import { type Concept, concept } from './phrases.ts'

const EXPLAINING = concept(`
  what is a, what is an, what is the difference, what is money, what is tax, what is wash,
  what is crypto, what is the travel, what is the biggest, what are, what does, what do, whats a,
  whats an, what happened, explain*, definition, history, who hacked, who is, who was,
  statistic*, article, essay, checklist, quiz, example*, in general, red flags,
  difference between, how are, how is, how was, how were, how did, how does, how long did,
  how much money do, how many people, how do exchanges, how do scam*, how do hacker*,
  how do wallet*, how do people lose, how do criminals prefer, how do thieves, how do police,
  how do fake*, how do white*, how do pen*, how do remote*, how do recovery*, how do ponzi*,
  how do courts, how do sandwich, why do, why does, why cant, why are, why was, are _ always,
  how hard, what share, what would it take, typical*, penalt*, will real, would real, does real,
  real support, should people do, statute of, lost or stolen,
  什么是, 是什么, 什么意思, 原理, 套路, 历史, 事件, 统计, 例子, 特征, 步骤有哪些, 流程, 清单,
  科普, 区别, 为什么骗子, 为什么没有, 为什么庞氏, 骗子为什么, 为什么不能, 骗局里, 骗局的, 骗局是,
  怎么运作, 怎么发生, 怎么处理的, 是怎么, 一般, 通常, 都是骗局, 会判, 量刑, 写一份, 文章, 考考,
  是咋, 被盗那次, 被黑那次, 那次被盗, 那次被黑, 的作用, 怎么识别, 如何识别, 最大的, 全球, 追诉期, 有监管吗, 长什么样, 丢失或
`)

const OWN = concept(`
  i, im, ive, id, my, mine, me, we, our, us, he says, she says,
  我, 俺, 咱, 本人
`)

const LECTURE = concept(`
  give me # example*, give me five, give me an example, give me a list, examples of, quiz me,
  ^tell me about, explain to me, teach me the basics, im writing, i am writing, for my thesis,
  for an article, for a school,
  how does permit, how does phishing, how does _ phishing, how can a signature,
  how does a signature, how do drainers,
  钓鱼是怎么, 钓鱼怎么, 钓鱼签名, 签名是怎么, 授权是怎么,
  给我讲, 给我科普, 举几个, 举例, 考考我, 我在写, 写论文
`)

/** The text asks about such things in general, and nobody is in it. */
export const general: Concept = {
  isIn: (passage) => LECTURE.isIn(passage) || (EXPLAINING.isIn(passage) && !OWN.isIn(passage)),
}

/** Somebody in particular: the asker, or people of theirs. */
export const someone = concept(`
  i, im, ive, my, mine, me, we, our, us, his, her, mom, dad, pls help, please help, help me,
  what do i do, what now, who can help, what to do,
  我, 俺, 咱, 本人, 爸, 妈, 老公, 老婆, 朋友, 家人, 爷爷, 奶奶, 了, 被, 未经授权, 完蛋
`)

/** The text asks how to keep something from happening. */
export const preventing = concept(`
  prevent*, how do i avoid, how to avoid, avoid being, protect myself against, protect my wallet,
  protect against, how to secure, secure my, how can i recogni*, how to recogni*,
  how do i recogni*, spot a, spot the, how to spot, how do i check if, how do i find out if,
  防止, 避免, 防范, 识别, 分辨, 预防, 怎么防, 怎样保护, 如何保护, 能防盗, 怎么避开, 怎么判断,
  怎么看一个
`)

/** The text asks what would be, not what is. */
export const supposing = concept(`
  what if my, what if i lose, what if the, what happens if, what happens when, can a _ be hacked,
  can someone, can somebody, could someone, can ledger, is it possible to guess, if an exchange,
  if the exchange, if they get hacked, should i ever, will _ ever, never ask*,
  does coinbase ever, do banks refund, do victims,
  如果, 万一, 假如, 会被人猜, 能看到我的, 银行会赔
`)

/** The aim to do something oneself. */
export const wishing = concept(`
  how can, how do i, how could i, how would i, how should i, how do you, how to, help me,
  best way, best chain, best route, which mixer, which wallet, which exchange, whats the best,
  whats the safest, what is the best, what is the safest, what is the easiest, can you write,
  can you help me, can you make, teach me, show me how, write me, write a, make me, give me,
  i need, need to, need a, need someone, i want to, want to, i wanna, wanna, id like to,
  looking for, looking to, can i use, can i do, can i pretend, is there software, is there a,
  is there an, are there, any way, a way to, way to, ways to, way of, trick*, tip*, step by step,
  make sure, what should i tell, how do people hide, how do criminals cash out i need,
  where can i, where do i, without him knowing, i have some, i have, ^hide, ^hack, ^launder*,
  ^turn, ^steal*, ^crack, ^wash, ^clean, is it smart, best country, which country, they cant,
  is it possible, best, tool*, explain how i, show me, need, want, i want one, plan to, going to,
  how i, please, ideas, recommend, suggest, software, script, where to, which exchanges, ^evade*,
  怎么, 怎样, 如何, 咋, 教我, 帮我, 有没有, 有啥, 有什么, 办法, 渠道, 想, 可行, 步骤, 技巧, 方法,
  写一个, 写个, 做个, 做一个, 给我, 能不能, 能做吗, 哪个, 哪里, 藏哪, 求, 找人, 最安全, 软件,
  去哪, 哪些, 用什么, 工具, 躲, 最好, ^用, ^写
`)

/** Those who ask, promise or lead. */
export const somebody = concept(`
  someone, somebody, a guy, guy, dude, man, girl*, boyfriend, woman, women, lady, friend*, buddy,
  he, hes, she, shes, they, theyre, people i met, i met, met a, uncle*, aunt*, cousin*, nephew,
  colleague*, coworker*, mate, pastor, neighbor*, recruiter*, teacher*, mentor*, coach*,
  professor*, trader*, advisor*, adviser*, expert*, analyst*, admin*, moderator*, agent*,
  employee*, manager*, support, helpdesk, academy, influencer*, youtuber, customer service,
  customer care, caller, called, call from, phone call, popup, pop up, website, site, app,
  platform*, broker*, company, lawyer*, notary, telegram, whatsapp, text message, sms, email*,
  form, airdrop, instagram, insta, facebook, tinder, hinge, bumble, discord, twitter, tiktok,
  group*, buyer, seller, ad with, ad says, an ad, dmd me, fund, pool, tg, line, dapp, stranger*,
  guru*, rep, client, linkedin, skype, employer, hr, host, helper*, interpol, police officer,
  government, husband*, boss, chat, letter, qr code, qr, bot, club, bank, assistant, family,
  mail, elon, musk, live stream, livestream, celebrity, vitalik, saylor, mr beast, cz,
  anyone tried, pages, page, actor, firm, hedge fund, date, roommate, wife, partner, neighbour,
  sister, brother, dept, department, security, tech, pages want, account manager, suggests, team,
  audit, work, scheme, accountant*, doctor, landlord, mother, father, mom, dad, son, daughter,
  classmate, member*, technician*, engineer*, consultant*, streamer*, fiance*, representative*,
  officer*, specialist*, dealer*, promoter*, channel*,
  有人, 别人, 对方, 人家, 他说, 她说, 他要, 她要, 他叫, 她叫, 叫我, 让我, 要我, 喊我, 老师, 导师,
  教授, 师傅, 大哥, 大佬, 姐姐, 我姐, 我哥, 女生, 美女, 男友, 女友, 网友, 网上认识, 网恋, 朋友,
  亲戚, 侄子, 叔叔, 同学, 同事, 群, 客服, 官方, 平台, 网站, 弹窗, 软件, 项目, 公司, 助理, 分析师,
  管理员, 买家, 卖家, 骗子, 电报, 抖音, 小红书, 快手, 博主, 打来, 来电, 邮件, 矿池, 系统, 表格,
  表单, 陌生人, 领英, 交友, 经理, 国际刑警, 警察, 热心人, 一个app, 他们, 卖我, 自称, 面试,
  报税的人, 这个dapp, 机器人, 俱乐部, 直销, 信, 扫码, 活动, 男生, 说退款, 马斯克, 名人, 直播,
  说必须, 说我必须, 说要, 表哥, 表姐, 邻居, 相亲, 技术支持, 安全部, 页面, 老婆, 电话, 财务部,
  交易员, 哥们, 兄弟, 姐妹, 闺蜜, 那人, 那个人, 会计, 探探, 陌陌, 姑姑, 阿姨, 舅舅, 伯伯, 师兄,
  学长, 房东, 券商, 专家, 银行, 主播, 未婚夫, 未婚妻, 技术员, 工程师, 顾问, 专员, 代理, 频道,
  律师, 表弟, 表妹, 业务员, 销售, 代表, 黑客
`)

/** Another wants it of the asker. */
export const wantedOfMe = concept(`
  needs my, wants my, asks for my, asked for my, asking for my, requests my, requires my,
  demands my, needs me to, wants me to, asks me to, asks me for, asked me to, asked me for,
  asking me to, told me to, tells me to, telling me to, was told to, am told to, been told to,
  i was asked, been asked to, am asked to, urges me to, begs me to, forces me to,
  convinces me to, invited me to,
  要我, 让我, 叫我, 被要求, 催我, 求我, 劝我, 逼我, 喊我, 跟我要, 问我要, 向我要
`)

/** The asker stands before a decision. */
export const deciding = concept(`
  should i, should we, worth it, is it worth, is this real, is it real, is it safe, is this safe,
  is it legit, is this legit, legit, is it true, is that true, thinking of, too good to be true,
  thinking about, do i fill, do i send, do i do, do i pay the, do i really, can i trust,
  what should i do now, what should i do, what do i do, what now, is that ok, is it ok,
  is that normal, is it normal, is this normal, is this a scam, is it a scam, do they work,
  does it work, do the paid, real or fake, is it smart, is it wise, is it a good idea, good idea,
  believe, trust, should i give, do i trust, do i need to give, scam or not, anyone tried,
  has anyone, honest, how many more, is that safe, that safe, worth trying, return possible,
  why would, can i send my, is it a fraud, is this a fraud, fraud or not, a scam or,
  do i need to tell, do i need to share, do i need to send, do i have to tell, do i have to give,
  do i have to send, believe him, believe her, believe them,
  靠谱, 可信, 是真的, 真的吗, 真能, 能信, 能投, 能做, 能赚, 要不要, 该不该, 我该, 该付, 可以吗,
  可以加入, 可以赚, 安全吗, 是骗, 骗子吗, 骗人, 正常吗, 正常么, 这正常, 怎么办, 咋办, 咋整, 想投,
  准备, 买不买, 加不加, 投不投, 交不交, 交还是不交, 给还是不给, 能给, 给不给, 能借, 要打吗,
  填不填, 可不可以, 请问, 真的假的, 好不好, 信不信, 可靠, 能进吗, 值得信, 合理吗, 是诈骗, 怎么样,
  继续吗, 该信, 信吗, 信他, 信她, 告诉客服吗, 可行吗, 买吗, 投吗, 加入吗, 转吗, 付吗, 交吗, 给吗,
  填吗
`)

const QUESTION = concept(`
  ^how, ^what, ^whats, ^which, ^where, ^why, ^who, ^when, ^does, ^did, ^do, ^is, ^are, ^can,
  ^could, ^will, ^would, ^should, ^explain, ^tell me, ^list, ^has, ^have, ^was, ^were, news says,
  ^i read about, ^why cant,
  ^怎么, ^如何, ^怎样, ^什么, ^为什么, ^哪, ^谁, ^能, ^可以, ^有没有, ^会, ^多少, 会_吗$, 要_吗$,
  怎么看, 过吗$, 到吗$, 多大$, 概率, 规模, 哪些, 多久, 哪个交易所, 哪个国家, 哪个好, 哪个app,
  吗$, ^一个代币, 怎么查, 是干什么, 新闻说, 看到新闻, 有多少, 了多少, 会发生什么
`)
const PLIGHT = concept(`
  get it back, get them back, get my _ back, my money back, back from, how do i stop, stop it,
  still stop, freeze it, freeze, help, do now, what now, right now, just now, do first,
  first thing, asap, do i do, can i do, report this, report a, report it, who do i tell, i didnt,
  i never, not me, without my, be done, protect my coins, just, last night, yesterday,
  this morning, ago, today, pls help, please help, who can help, worried, scared, urgent*,
  emergency, cancel the transaction, 5k, lost #, isnt mine, not mine, where did my, where are my,
  where has my, who stole, the person who, my own, more money, paid out, must i pay it,
  before withdrawing my,
  怎么办, 追回, 要回, 找回来, 冻结, 救, 报警, 报案, 刚, 不是我, 昨天, 昨晚, 今天, 还能, 急, 担心,
  拿回来, 取消交易, 被骗了, 帮帮, 先做什么, 去哪了, 我的, 我被, 我把, 我爸, 我妈, 突然, 掉了,
  还要, 再交, 还不给, 自己的钱, 还有办法
`)

/** A question about things in general, by its form: somebody in trouble tells what happened. */
export const calm: Concept = {
  isIn: (passage) => QUESTION.isIn(passage) && !PLIGHT.isIn(passage) && !deciding.isIn(passage),
}

/** Crime named by its name. */
export const crime = concept(`
  scam*, phish*, hack, hacks, hacked, hacker, hackers, drain*, stole, stolen, steal*, theft,
  thief, thieves, unauthorized, unauthorised, not authorized, victim*, fraud*, conned, robbed,
  mugged, duped, tricked, cheated, fake, malware, virus, impersonat*, pretend*, hijack*,
  rug pull*, rugged, exploit*, swindl*, crook*, criminal*,
  被偷, 被黑, 黑客, 钓鱼, 未授权, 未经授权, 没授权, 假的, 假平台, 假网站, 假钱包, 木马, 病毒,
  冒充, 被转, 被抢, 受害, 盗, 诈, 骗, 劫, 掏空
`)
export const happened = concept(`
  lost, lose everything, sent, paid, gave, transferred, transfered, took, taken, gone, missing,
  empty, emptied, got, been, was, were, has, have, just, in my, on my, from my, out of my,
  all my, my _ is, my _ are, now, already, help, fell, after, signed, installed, entered,
  clicked, told, deposited, invested,
  了, 被, 刚, 已经, 昨, 今天, 结果, 发现, 才知道
`)

/** Ways to look at trouble from outside; nobody who speaks so is in it. */
export const ONLOOKING: readonly Concept[] = [general, calm, preventing, supposing]
