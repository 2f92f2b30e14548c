import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readYaml } from '../../../read-yaml.ts'
import { loadHandbook } from './handbook.ts'
import { Typos } from './typos.ts'
import { loadVocabulary } from './vocabulary.ts'

const TUNED = fileURLToPath(
  new URL('../../../../../../tests/eval/questions/tuned/', import.meta.url),
)

const EVALUATION = fileURLToPath(new URL('evaluation.yaml', import.meta.url))
const SPELLED_RIGHT = /(?:definitions|how-tos|comparisons|unrelated).*\.yaml$/

const questions = z.array(z.object({ ask: z.string(), after: z.array(z.string()).default([]) }))

const CORRECT = `what is bitcoin
why is the sky blue
the stock of knives
best ballet shoes for beginners
someone is stalking me at work
what beverage goes with sushi
christmas stocking ideas for kids
how to bake a lemon cake
which mattress is good for a sore back
my dog keeps shaking at night
how do i mend a torn jacket
what is a paradox in logic
the capital of Malta
a story about a dragon and a canyon
who won the parade contest in Chile
how long does a storm last
translate thank you into Japanese
the best shirts for a wedding
why are sharks older than trees
how to celebrate a birthday at home
is Iceland cold in July
what does a physician earn
how to make butter at home
who invented the telegraph
what is a black hole
how do planes stay in the air
how many bones has a shark
what is the tallest monument in Paris
explain the electron shell model
a recipe for chili with beans
how to train for a marathon
the difference between a lens and a mirror
write a poem about autumn leaves
where can i watch the new movie
how to fix a leaking valve
is arbitrary code execution dangerous
what is a linen suit
how to peddle a bike uphill
which vaccine do toddlers get
does smashing pumpkins tour again
the scaring of birds in gardens
my toddler hates carrots
are kayaks hard to paddle
what is hyperbole in a poem
how do meteors form
fiction books for teenagers
eviction notice from my landlord
how to vet a babysitter
what is fandom culture
fractal art tutorials
how loyal are cats
loyalty cards of supermarkets
is naval history interesting
how does the market look today
my bank rejected the payment
which stocks pay dividends
is my savings account insured
what is a mortgage rate
will the Fed cut rates
how to plan for retirement
what is the yield of a ten year bond
should i pay off debt or invest
why do prices rise
is a recession near
how to read a balance sheet
what is a hedge
the stoppage of trading on an exchange
dividends of utility companies
what happened to the Swiss franc
can i trust my broker
fees of index funds
gold or silver for the long run
a correction of ten percent
arbitrate a dispute with a broker
the optimist buys in spring
脱毛哪家好
笔记本电脑怎么选
快找我妈妈回家
大病怎么办
弃权怎么办
公约是什么
怎么保证进步
合同全场有效吗
入境怎么办签证
今天天气怎么样
红烧肉怎么做好吃
孩子发烧怎么办
怎么学好英语口语
北京到上海高铁多久
附近有什么好吃的火锅店
手机屏幕碎了去哪修
怎么减肥最快
猫咪不吃饭怎么办
如何写一份求职简历
周末去哪里爬山
牙疼怎么缓解
租房合同要注意什么
怎么给宝宝起名字
电饭煲怎么煮粥
帮我写一首关于春天的诗
高考志愿怎么填
羽绒服怎么洗
阳台种什么花好
笔试和面试有什么区别
必须穿正装吗
毕业以后做什么工作
这座桥是哪年建的
侨乡有什么特产
仿古家具怎么保养
访问学者怎么申请
苍蝇怎么消灭
毛笔字怎么练
猫和狗哪个好养
鸭子怎么炖好吃
竹竿能晾衣服吗
钢琴几岁开始学
受伤以后怎么包扎
收拾房间有什么技巧
熊猫吃什么
张家界几月去好
长城有多长
前面堵车怎么办
背包去哪里买
公园里可以放风筝吗
电脑开机很慢怎么办
网落在水里怎么捞
闪光灯怎么关
夜里失眠怎么办
无偿献血有什么好处
怎么赔偿损失
合伙做生意怎么分红
智能手表哪个牌子好
和约是什么时候签的
化学方程式怎么配平
语言学有哪些分支
鱼眼镜头怎么用
明年房价会怎么走
银行利息怎么算
信用卡怎么还款
股票怎么开户
基金亏了要不要卖
黄金现在贵不贵
养老金什么时候领
房贷利率会降吗
美元汇率今天多少
怎么存钱比较快
工资卡被锁了怎么办
公司年报怎么看
为什么物价一直涨
保险和理财哪个好
买国债有风险吗
人民币会升值吗
央行为什么降准
行情不好要不要卖
手续办到一半可以取消吗
市场里的水果新鲜吗`

describe('Typos', () => {
  let typos: Typos
  beforeAll(async () => {
    typos = new Typos(await loadHandbook(), await loadVocabulary())
  })

  it.each(
    `what is bitcon > what is bitcoin
bitcoin havling > bitcoin halving
how does stakng work > how does staking work
uniswop fees > uniswap fees
vitcoin price > bitcoin price
is binnance safe > is binance safe
conbase account > coinbase account
my metamsk is empty > my metamask is empty
wat is a stabelcoin > wat is a stablecoin
stablcoins explained > stablecoin explained
what is a blokchain > what is a blockchain
diffrence betwen proof of wrok and proof of stak > diffrence betwen proof of work and proof of stake
impermenant los explained > impermanent loss explained
how does a hardwere walet work > how does a hardware wallet work
yeild farmng what is it > yield farming what is it
what does chianlink do > what does chainlink do
wthdraw from binnance > withdraw from binance
is teather safe > is tether safe
liqudation price > liquidation price
trezzor firmware > trezor firmware
dogcoin price > dogecoin price
litecion fees > litecoin fees
how to buy solanna > how to buy solana
polygn network > polygon network
what is an aidrop > what is an airdrop
what is slipage > what is slippage
seed phrse lost > seed phrase lost
smart contrct audit > smart contract audit
fundng rate > funding rate
memcoin risks > memecoin risks
legder vs trezzor > ledger vs trezor
比特必怎么买 > 比特币怎么买
比特必是什么 > 比特币是什么
比特市是什么 > 比特币是什么
助计词丢了 > 助记词丢了
注记词丢了怎么办 > 助记词丢了怎么办
以太纺怎么质压 > 以太坊怎么质押
以态坊是什么 > 以太坊是什么
以太房转账要多久 > 以太坊转账要多久
无偿损失是什么 > 无常损失是什么
闪垫网络是啥 > 闪电网络是啥
硬件前包坏了怎么办 > 硬件钱包坏了怎么办
怎么撤消受权 > 怎么撤销授权
什么是去中新化交易所 > 什么是去中心化交易所
泰达必安全吗 > 泰达币安全吗
爆苍是什么意思 > 爆仓是什么意思
资金费律怎么算 > 资金费率怎么算
稳定笔会归零吗 > 稳定币会归零吗
稳订币是什么 > 稳定币是什么
区快链是什么 > 区块链是什么
智能和约是什么 > 智能合约是什么
智能合月安全吗 > 智能合约安全吗
狗狗必还能涨吗 > 狗狗币还能涨吗
莱特必是什么 > 莱特币是什么
永续和约怎么玩 > 永续合约怎么玩
流动性挖况是什么 > 流动性挖矿是什么
去中心化金容是什么 > 去中心化金融是什么
量化交意靠谱吗 > 量化交易靠谱吗
多重签明是什么 > 多重签名是什么
私要泄露了 > 私钥泄露了
冷前包怎么用 > 冷钱包怎么用
热钱抱安全吗 > 热钱包安全吗
预言鸡是什么 > 预言机是什么
零知识正明是什么 > 零知识证明是什么`
      .split('\n')
      .map((line) => line.split(' > ')),
  )('corrects %j', (typed = '', meant) => {
    expect(typos.correct(typed)).toBe(meant)
  })

  it.each(CORRECT.split('\n'))('leaves %j as it is', (typed) => {
    expect(typos.correct(typed)).toBe(typed)
  })

  it.each(['', 'bitcn', `bitcon ${'x '.repeat(60)}`])('leaves %j as it is', (typed) => {
    expect(typos.correct(typed)).toBe(typed)
  })

  it('leaves the questions as they are that are spelled right', async () => {
    const files = (await readdir(TUNED)).filter((file) => SPELLED_RIGHT.test(file))
    const texts = await Promise.all(files.map((file) => readFile(`${TUNED}/${file}`, 'utf8')))
    const asked = texts.flatMap((text) => questions.parse(readYaml(text)))
    const evaluation = readYaml(await readFile(EVALUATION, 'utf8'))
    const typed = [...asked.flatMap(({ ask, after }) => [...after, ask]), ...keysIn(evaluation)]
    expect(files.length).toBeGreaterThan(4)
    expect(typed.filter((text) => typos.correct(text) !== text)).toEqual([
      'diversifcation of a crypto portfolio',
      'levrage trading explained',
    ])
  })

  it('knows the words of the entries', () => {
    expect(typos.knows('bitcoin')).toBe(true)
    expect(typos.knows('zorbcoin')).toBe(false)
  })
})

/** The questions of a tree of lists by question. */
function keysIn(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => [key, ...keysIn(value)])
}
