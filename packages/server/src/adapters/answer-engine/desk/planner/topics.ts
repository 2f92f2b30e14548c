/** What a question can want of data, apart from what it is about. */
export const TOPICS = [
  'halving',
  'mood',
  'news',
  'derivatives',
  'stablecoins',
  'yields',
  'chain',
  'fees',
  'tvl',
  'trending',
  'exchanges',
  'ranking',
  'wholeMarket',
  'compare',
  'regular',
  'chart',
  'profile',
  'price',
] as const
export type Topic = (typeof TOPICS)[number]

/** Words of now, which tell a request for a figure from one for a meaning. */
const NOW =
  /\b(?:now|today|tonight|currently?|right now|at (?:the|this) (?:moment|time|present)|at present|latest|live|real[- ]?time|these days|this (?:week|month|year|morning)|yesterday|just now|so far|stands? at)\b|现在|目前|当前|如今|眼下|今天|今日|最新|实时|此刻|昨天|本周|这周|本月|最近|近期|这几天|这两天/u

/** How much of it, how many, how high. */
const COUNTED =
  /\bhow (?:much|many|high|low|big|large|far|expensive|long until)\b|\bwhat(?:'s| is) the (?:current|latest|total)\b|多少|多高|多大|多贵|几个?(?:点|%|刀|块|美元|gwei)|是几|到几|贵不贵|高不高|多久/u

/** Asks what something is, which can be a figure of something named. */
const DEFINES =
  /^\W*(?:and |so |but )?(?:what(?:'s| is| are)\b|whats\b|define\b|meaning\b|tell me what\b)|什么是|是什么|是啥|什么意思|啥意思|何为|解释|含义/u

/** Asks for a way or a reason. */
const REASONS =
  /^\W*(?:and |so |but )?(?:explain\b|how (?:do|does|can|to|should)\b|why\b|tell me (?:how|why)\b|what happens\b|what (?:does|do|causes?|determines|affects)\b|when (?:should|do)\b|is it\b|can (?:i|you)\b|should\b)|怎么(?:算|计算|质押|赚|吃|存|买|卖|转|提|调|挑|运作|工作|理解|来|用|玩|做|参与|避免|降低|省|设置|选|影响|产生|决定)|如何|为什么|为啥|原理|区别|怎样|有什么用|有啥用|影响|会不会|能不能|可以.*吗/u

/** Wants a judgement, which nobody can read. */
const JUDGES =
  /\bshould (?:i|we|you)\b|\bworth (?:buying|it|getting|investing|holding)\b|\b(?:good|right|best|bad) (?:time|idea|buy|moment|investment)\b|\bwill\b.*\b(?:go|rise|fall|reach|hit|pump|dump|crash|moon|recover|double|outperform|overtake|lose|be)\b|\bgoing to\b|\bgonna\b|\bpredict|\bforecast|\bprediction|\btarget\b|\bif\b|\boutlook\b|\bsome ?day\b|\bdo you (?:think|see)\b|\bcould\b|\bwould\b|\byour guess\b|\bsoon\b|\bby (?:the end of )?20\d\d\b|\bin (?:five|ten|\d+) years\b|\bhow high (?:can|could|will)\b|\b(?:can|could) (?:it |\S+ )?(?:reach|hit|go)\b|\b(?:safe|legit|scam|risky?|risks|dangerous)\b|\bbuy or sell\b|\bundervalued|\boverpriced|\bovervalued|能涨到|能到|会涨|会跌|会到|要涨|要跌|涨到多少|跌到多少|还会|还能|该不该|要不要|应不应该|应该买|能买(?!多少|几)|可以买(?!多少|几)|值得|值不值|抄底|预测|预计|目标价|如果|假如|假设|要是|建议|推荐|靠谱|安全吗|风险|骗局|归零|见顶|见底|什么时候(?:涨|买|卖|回)|明天|明年|后市|接下来|下(?:个)?(?:周|月).*(?:涨|跌)|未来/u

/** Figures of things that no source here has. */
const UNCOVERED =
  /\b(?:etfs?|inflows?|outflows?|holders?|holdings?|holds?|reserves?|hash ?rate|difficulty|validators?|active (?:addresses|users)|users|wallets?|nfts?|floor|premium|discount|liquidat\w*|stocks?|shares?|s&p|nasdaq|gold|silver|oil|vix|dxy|m2|tps|burn(?:ed|t)?|unlocks?|unlocking|mined|lost|whales?|google|miners?|mining|listing|delisting|ipo|vote|votes|proposal|members|team|founder|nodes?|market share|google trends|50.week|200.week|moving average|rsi|macd|altcoin season|mempool|average cost|production cost|insurance|tax)\b|etf|算力|难度|持有|持仓(?!量)|持币|囤|验证者|节点|活跃|地板|溢价|折价|爆仓|清算|股价|股票|财报|营收|黄金|白银|净流入|流入|流出|销毁|解锁|储备|份额|矿工|矿池|矿场|挖|巨鲸|市占|季度|日活|用户|未确认|均线|财库|国库|买了多少|社区|团队|创始人|投票|邮票|地址数|出块|纳斯达克|标普|美股|原油|名义|牌照/u

/** Nothing that is bought and sold on chains is meant. */
const OTHER_FEES =
  /\b(?:maker|taker|withdrawal|trading|spread|listing|card)\b|提币|提现|交易费|挂单|吃单|充值/u

interface Cue {
  readonly topic: Topic
  readonly pattern: RegExp
  /** It is named in explanations, too: it has to be of now, counted, or of something named. */
  readonly isTerm: boolean
  readonly not?: RegExp
}

const CUES: readonly Cue[] = [
  {
    topic: 'halving',
    pattern:
      /\bhalvi?e?n?ing\b.*\b(?:when|countdown|next|days|blocks|left|date|until)\b|\b(?:when|countdown|next|how (?:long|many|far)|days|blocks)\b.*\bhalv(?:ing|ening)\b|减半.*(?:多久|什么时候|啥时候|何时|还有|倒计时|几天|多少天|多少块|哪天|日期|时间)|(?:下一?次|距离?|离|倒计时|还有多久|还剩|什么时候|何时).*减半/u,
    isTerm: false,
    not: /\b(?:meaning|priced|explain|last|previous|first|past|after the halving|price)\b|上(?:一?次|轮)|历次|之后|后(?:会|价)|litecoin|莱特/u,
  },
  {
    topic: 'mood',
    pattern:
      /fear (?:and|&|n|vs) greed|fear.greed|greed (?:and fear )?index|fear index|\bfng\b|market (?:mood|sentiment)|\bsentiment\b|恐慌|贪婪|恐惧|市场情绪|情绪指数|贪恐/u,
    isTerm: true,
  },
  {
    topic: 'news',
    pattern:
      /\bnews\b|\bheadlines?\b|\bwhat(?:'s| is| has|s)? (?:happened|happening|going on|new)\b|\blatest (?:on|about|developments|updates?)\b|\bwhat(?:'s| is) the latest\b|\bwhy (?:is|are|did|has|was|does)\b.{0,40}\b(?:down|up|drop\w*|fall\w*|fell|crash\w*|ris\w*|rose|pump\w*|dump\w*|surg\w*|rall\w*|red|green|tank\w*|bleed\w*|dip\w*)\b|新闻|消息(?!面)|头条|快讯|资讯|发生了?什么|发生啥|出了什么事|出什么事|有什么动态|有啥动态|最新动态|最新进展|(?:为什么|为啥|怎么)(?:突然|又|一直|会|今天|最近|大)?(?:涨|跌|崩|暴|闪崩)/u,
    isTerm: false,
    not: /\b(?:how|where) (?:do|can|to)\b.*\bnews\b|\btrad(?:e|ing) (?:the )?news\b|fake news|假消息|内幕消息|利好利空|怎么看消息|看新闻|去哪/u,
  },
  {
    topic: 'derivatives',
    pattern:
      /\bfunding(?: rates?)?\b|\bopen interest\b|\bperp(?:etual)?s?\b.*\b(?:price|volume|oi)\b|资金费|费率.*合约|合约.*费率|未平仓|持仓量|永续.*(?:价格|成交)/u,
    isTerm: true,
    not: /\b(?:round|raised|raise|seed|series)\b/u,
  },
  {
    topic: 'stablecoins',
    pattern:
      /\b(?:de-?peg\w*|off (?:its|the) peg|pegs?|pegged|hold(?:ing|s)? (?:its|the) peg)\b|\b(?:largest|biggest|top|all)\b.{0,12}\bstable ?coins?\b|\bstable ?coins?\b.{0,16}\b(?:by|supply|market cap|ranking|size|list|circulat\w*|compare)\b|脱锚|脱钩|锚定|稳定币.{0,8}(?:市值|排名|排行|规模|供应|流通|总量)|(?:最大|前\S{1,3}|排名).{0,6}稳定币/u,
    isTerm: true,
  },
  {
    topic: 'yields',
    pattern:
      /\byields?\b|\bapys?\b|\baprs?\b|\b(?:staking|lending|deposit|supply|borrow|interest) (?:rates?|rewards?|returns?|yields?)\b|\bearn(?:s|ing)? (?:on|from|by)\b|\b(?:does|do|will) \S+(?: \S+)? (?:staking )?pay\b|\bpays?\b.*\bstak|\bstak\w*\b.*\bpays?\b|\brewards? (?:for|of|from) staking\b|(?<!\bmining )\bpools?\b.{0,20}\bpays?\b|收益率|收益池|年化|利率|利息|质押(?:收益|奖励|回报)|理财收益|收益多少|收益有多少|收益(?:最高|排名|排行)|高收益.{0,4}池/u,
    isTerm: true,
    not: /\b(?:fed|treasury|bond|bank|mortgage|calculate)\b|美联储|国债|银行|复利|能赚|通胀/u,
  },
  {
    topic: 'chain',
    pattern:
      /\bgas\b|\bgwei\b|\b(?:network|transaction|tx|miner|onchain|on-chain|transfer) fees?\b|\bsats?\/vb?\b|\bblock ?height\b|\b(?:latest|current|newest) block\b|\bfees?\b.{0,14}\b(?:on|at|of) (?:the )?(?:bitcoin|btc|ethereum|eth|base|arbitrum|optimism|polygon|gnosis)\b|\b(?:bitcoin|btc|ethereum|eth|base|arbitrum|optimism|polygon) fees?\b|矿工费|手续费|网络费|链上费用|转账费|区块高度|最新区块|当前区块|块高/u,
    isTerm: true,
    not: /\bgas limit\b|\bnatural gas\b|\bout of gas\b|\brevenue\b|燃气|上限|天然气|收入/u,
  },
  {
    topic: 'fees',
    pattern:
      /\bfees?\b|\brevenues?\b|\bearnings\b|\bincome\b|手续费收入|协议收入|营收|收入|费用|手续费/u,
    isTerm: true,
    not: OTHER_FEES,
  },
  {
    topic: 'tvl',
    pattern:
      /\btvl\b|\b(?:total )?value locked\b|\blocked (?:in|on|up)\b|\b(?:largest|biggest|top)\b.{0,20}\b(?:protocols?|chains?|dapps?|blockchains|l2s|layer ?2s)\b|锁仓|总锁|锁定价值|锁定量|(?:最大|前\S{1,3}|排名|排行).{0,8}(?:协议|公链)|(?:协议|公链).{0,4}(?:排名|排行)/u,
    isTerm: true,
  },
  {
    topic: 'trending',
    pattern:
      /^\W*(?:what(?:'s| is)? |whats )?trending(?: now| today| right now)?\W*$|\btrending\b(?=.*\b(?:coins?|tokens?|crypto\w*)\b)|\b(?:coins?|tokens?|cryptos?)\b.{0,16}\btrending\b|\b(?:hot(?:test)?|most searched|popular) (?:coins?|tokens?)\b|^(?:热搜榜?|热门)\W*$|(?:热搜|热门|热度|最火).{0,6}币|币.{0,8}(?:热搜|热门|热度|最火|火)/u,
    isTerm: false,
  },
  {
    topic: 'exchanges',
    pattern:
      /\b(?:largest|biggest|top|leading|rank\w*|list of|most liquid)\b.{0,24}\bexchanges?\b|\bexchanges?\b.{0,16}\b(?:by|ranking|rank|list|volumes?)\b|(?:最大|前\S{1,3}|排名|哪些|有哪几家).{0,6}交易所|交易所.{0,8}(?:排名|排行|成交量|榜)/u,
    isTerm: false,
    not: /\bsafest\b|\bbest\b|\bdex\b|安全|最好/u,
  },
  {
    topic: 'ranking',
    pattern:
      /\b(?:gainers?|losers?|movers?|top performers?)\b|\b(?:best|worst)[- ]performing\b|\b(?:up|down|rose|fell|gained|lost|risen|fallen|dropped|pumped|dumped)(?: the)? most\b|\bbiggest (?:winners?|drops?|pumps?|dumps?|moves?)\b|\btop ?(?:\d+|five|ten|twenty|three)\b|\b(?:\d+|five|ten|twenty|three) (?:largest|biggest|most valuable)\b|\b(?:largest|biggest|top|most valuable|most traded|highest[- ]volume)\b.{0,24}\b(?:coins?|tokens?|cryptos?|cryptocurrenc(?:y|ies)|assets?|altcoins?|memecoins?|memes?)\b|\b(?:coins|tokens|cryptos|cryptocurrencies|altcoins|memecoins)\b.{0,24}\b(?:largest|biggest|highest|most)\b|\bby (?:market ?cap\w*|volume|trading volume)\b|涨幅榜|跌幅榜|涨跌榜|涨幅(?:最|前)|跌幅(?:最|前)|涨得?最|跌得?最|领涨|领跌|(?:前|top)\s?(?:\d+|三|五|十|二十)|排行|市值(?:榜|最大|最高|前)|成交(?:量|额)(?:最|前|排|榜)|最大的.{0,8}(?:币|代币)|(?:币|代币).{0,6}(?:排名|榜单)/u,
    isTerm: false,
    not: /\b(?:countries|holders?|richest|wallets?|validators|funds?|books|nfts?)\b|国家|富豪|地址|机构/u,
  },
  {
    topic: 'wholeMarket',
    pattern:
      /\b(?:btc|bitcoin|eth|ethereum|usdt)?'?s? ?dominance\b|\b(?:total|whole|entire|overall|global)\b.{0,10}\b(?:crypto )?(?:market|cap)\b|\bcrypto market ?cap\w*\b|\bmarket ?cap\w* of (?:all )?crypto\b|\bmarket (?:overview|summary)\b|\bhow(?:'s| is| are) (?:the )?(?:crypto )?markets?\b|总市值|全市场|市场总|大盘|占比|市占率|市场(?:怎么样|如何|概况|行情)|(?:今天|现在|目前)行情|行情(?:怎么样|如何)$/u,
    isTerm: true,
    not: /client|客户端|geth/u,
  },
  {
    topic: 'regular',
    pattern:
      /\bif i (?:had )?(?:bought|invested|put|buy)\b.*\b(?:every|each|a|per) (?:day|week|month)\b|\b(?:dca|dollar[- ]cost averag\w*|averag\w+ in)\b.*\b(?:every|each|a|per|weekly|monthly|daily)\b|(?:如果|要是|假如)?.*(?:每天|每日|每周|每月|每个月|每星期)(?:定投|买|投)|定投.*(?:每天|每周|每月)/u,
    isTerm: false,
  },
  {
    topic: 'chart',
    pattern:
      /\bcharts?\b|\bgraph\b|\bplot\b|\bdraw\b|\bprice history\b|\bhistor(?:y|ical)\b|\bperformance\b|\bperformed\b|\bhow (?:has|have|did|was)\b.{0,30}\b(?:done|doing|do|perform\w*|move[ds]?|changed?|go)\b|\btrend\b|\bcandles?\b|k线|走势|曲线|图表|画(?:个|一下|出)?|表现|历史价格|涨跌(?:幅|情况)?/u,
    isTerm: false,
  },
  {
    topic: 'profile',
    pattern:
      /\bath\b|\batl\b|\b(?:lowest|highest) price ever\b|\bfrom its (?:record|peak|high)\b|\ball[- ]time (?:highs?|lows?)\b|\b(?:circulating|total|max(?:imum)?|current)? ?suppl(?:y|ies)\b|\bfdv\b|\bfully diluted\b|\bmarket ?cap\w*\b|\b(?:trading )?volume\b|\bprofile\b|\btell me about\b|\boverview of\b|\binfo(?:rmation)? (?:on|about)\b|\btokenomics\b|\bgithub\b|\bcommits?\b|\bdevelopers?\b|\blaunch(?:ed)?\b|\bfundamentals of\b|\brank(?:ed)?\b|历史(?:最高|最低|新高|高点)|前高|最高价|最低价|流通量|流通供应|供应量|总量|最大供应|发行量|流通盘|完全稀释|市值|成交(?:量|额)|排名|介绍|资料|基本面|项目(?:情况|信息|资料)|代币经济|开发者|代码提交|什么时候上线|何时上线|上线时间/u,
    isTerm: true,
  },
  {
    topic: 'price',
    pattern:
      /\bprices?\b|\bcosts?\b|\bworth\b|\bhow much (?:is|are|for|does|do)\b|\bhow (?:much|many) \S+ (?:can|could|would) i (?:get|buy)\b|\bquotes?\b|\bvalued? (?:of|at|now|today)\b|\bvalue\b|\btrad(?:es?|ing) (?:at|for)\b|\brates?\b|\bat now\b|\b(?:sitting|standing|stands?) at\b|\bhow(?:'s| is| are)\b|\b(?:up|down) (?:or|today|now|by|from|in the)\b|\bin (?:usd|eur|gbp|cny|jpy|dollars?|euros?|pounds?|yen|yuan)\b|\bcheck\b|\bshow(?: me)?\b|多少钱|多少刀|多少(?:美元|美金|人民币|欧元|块|u\b)|价格?|现价|币价|报价|报一下|报个|几刀|几块|几美元|几钱|怎么样|值多少|买多少|折合|等于多少|能换多少|涨了|跌了|涨还是跌|涨没|跌没|行情|收盘|最新价|多少了|查一下|看一下|看看/u,
    isTerm: false,
  },
]

/** A figure of now, or how much of something, is asked for. */
export const asksOfNow = (folded: string) => NOW.test(folded) || COUNTED.test(folded)

/** Of what kind a request is and whether it is one for data at all. */
export interface Meant {
  readonly topic: Topic | null
  /** It wants a judgement or a figure of something that is not read here. */
  readonly isOther: boolean
  readonly explains: boolean
}

interface Naming {
  /** Something is named that figures can be of. */
  readonly isNamed: boolean
  /** And it is what is asked about. */
  readonly isTheirs: boolean
  /** So many assets are named. */
  readonly count: number
}

const APART: ReadonlySet<Topic> = new Set([
  ...(['halving', 'mood', 'chain', 'news', 'regular', 'tvl', 'yields', 'stablecoins'] as const),
  ...(['fees', 'trending', 'exchanges', 'derivatives', 'wholeMarket'] as const),
])
const OF_SOMETHING: ReadonlySet<Topic> = new Set(['fees', 'profile', 'price', 'chart', 'regular'])

/** What a clause in small, simplified letters wants. */
export function topicIn(folded: string, { isNamed, isTheirs, count }: Naming): Meant {
  const isOfNow = asksOfNow(folded)
  const explains = DEFINES.test(folded) || REASONS.test(folded)
  const isMeant =
    isOfNow || (!REASONS.test(folded) && (!DEFINES.test(folded) || (isNamed && isTheirs)))
  // “What is a rate” asks for a meaning, even after a price.
  const isAbstract = DEFINES.test(folded) && isNamed && !isTheirs && !isOfNow
  const topic =
    CUES.find(
      ({ topic, pattern, isTerm, not }) =>
        pattern.test(folded) &&
        !not?.test(folded) &&
        (isMeant || !isTerm) &&
        !(isAbstract && OF_SOMETHING.has(topic)) &&
        (count > 0 || !OF_SOMETHING.has(topic) || (isNamed && topic === 'fees')),
    )?.topic ?? null
  const isOther =
    (topic !== 'regular' && JUDGES.test(folded)) ||
    (!(topic && APART.has(topic)) && UNCOVERED.test(folded))
  return { topic, isOther, explains }
}
