/** What a question wants that no handbook can give. */
export type Focus = 'live' | 'news' | 'prediction' | 'advice'

/** One part in either language; Latin parts are whole words. */
const either = (english: string, chinese: string) => String.raw`\b(?:${english})\b|${chinese}`

/** Both parts anywhere in the question, or one of the phrases that need no second part. */
interface Sign {
  readonly what: RegExp
  readonly asked: RegExp
  readonly alone: RegExp
}

const sign = (what: string, asked: string, ...alone: readonly string[]): Sign => ({
  what: new RegExp(what, 'i'),
  asked: new RegExp(asked, 'i'),
  alone: new RegExp(alone.join('|'), 'i'),
})

const NOW = either(
  "now|rn|today|today's|tonight|yesterday|currently|current|latest|real[- ]?time|at the moment|as of|so far|(?:last|past) 24 ?h(?:ours?)?",
  '现在|目前|当前|今天|今日|今晚|昨天|昨日|昨晚|实时|最新|此刻|眼下|这会儿|24 ?小时',
)
const RECENT = either(
  "today|tonight|yesterday|last night|this (?:week|month)|last (?:week|month)|recently|just(?= \\w+(?:ed|uke|ump))|latest|right now|going on|coming up|what happened(?= (?:today|to (?:the )?(?:market|crypto|price)))|what's happening|what is happening",
  '最近|近期|这周|本周|下周|今天|今晚|昨天|昨晚|明天|刚刚|刚才|这两天|这几天|突然',
)
const MOVE_EN =
  'bullish|bearish|topped|bottomed|peaked|go(?:ing)? up|go(?:ing)? down|heading (?:up|down)|moon|lambo|pump|dump|crash|drop|fall|rise|rally|bounce|recover|come back|explode|surge|plunge|double|triple|outperform|flip|overtake|go to zero|be worth|green|red|rug|new high|ath|pull ?back|lower|higher|the (?:bottom|top)|(?:bull|bear) (?:run|market)|alt ?season|to \\$?\\d[\\d,.]*k?|(?:reach|hit|break) (?:\\$?\\d\\S*|a dollar|a cent|one)|\\$?\\d+k'
const MOVE_ZH =
  '涨(?!跌停)|跌|什么价|站稳|上得了|反转|312|牛市顶|春天|有救|底部|顶部|看涨|看跌|崩|破(?![解产])|翻倍|翻[\\d几一两三五十百]+倍|[\\d几一两三五十百]+倍币|归零|新高|新低|反弹|起飞|回调|诱多|见底|见顶|到顶|的底|底在|顶在|底了|顶了|牛市|熊市|山寨季|牛还|牛回|行情|走势|到 ?[\\d一两三五十百.]+ ?\\S{0,2}(?:万|刀|美)|到多少|值多少|回到 ?\\d|取代|超过|超越'
/** How people move their money. */
const DEAL = either(
  'buy|buying|sell|selling|hold|holding|hodl|keep(?= or)|dump|ape|invest|investing|go long|short|enter|exit|get in|take profits?|cut my loss(?:es)?|all in|yolo|swap|put|move (?:my|all)|rebalance|allocate|pick one|own|cash out|get out|everything|a buy|entry|my portfolio|a coin|to bitcoin|to crypto|small bet|the rumor',
  '买|卖(?!出去)|冲|追(?!回|踪|查|溯)|抄底|上车|梭哈|割(?!裂)|加仓|减仓|清仓|补仓|跑(?!路|分)|拿(?=住|吗|不|多久|还|着还|$)|换成|入手|入场|进场|能进|持有|死扛|该不该止损|空仓|满仓|拿来炒|定投比特币|定投以太坊|怎么分配|怎么配置|重仓|补仓|要不要[出补]|放哪|选一?个币|潜力|换车',
)

const SIGNS: Readonly<Record<Focus, Sign>> = {
  live: sign(
    either(
      'supply|staked|block reward|cheap|the market|cost|price|prices|worth|value|quote|rate|apy|apr|yield|market cap|trading at|fees?|gwei|dominance|volume|tvl|gainers|losers|rank|hash ?rate|mvrv|odds|how (?:much|many)|fear and greed|funding',
      '价|多少|几块|几刀|行情|点位|高不高|贵不贵|排第?几|排名|涨幅榜|跌幅榜|位置|收益|汇率|指数|发行量|占率|收盘|费率|利率|涨了|跌了',
    ),
    NOW,
    '(?:币|btc|eth|sol|usdt|饼)\\s*的?(?:多少钱|什么价|几块钱)|(?:币|btc|eth|sol|usdt|饼)\\s*的?(?:价格|报价|行情)(?:是|多少|呢|[？?]|$)',
    '(?:币价|股价|金价|行情|报价)(?:是|多少|怎么样|如何|呢|？|\\?|$)|多少钱(?:一个|一枚|一颗|了)|汇率(?:是)?多少|多少了[？?]?$|(?:啥|什么)价|市占率.{0,4}多少',
    '\\bhow much (?:is|are|does) (?:one |a |an |1 )?\\S+(?: \\S+)?(?: worth| cost| trading)?\\W*$',
    '(?:TVL|利率|年化|市值|规模|成交量|交易量|持仓|销毁了|溢价|排第|涨了|跌了|涨幅|跌幅|成本|人质押|活跃|tps|持有|atm|哪家量|成本).{0,12}(?:多少|第几|几倍|最大|最多|最活跃)|(?:最活跃|涨幅最大|跌幅最大|量最大|多少人|多少比特币)|\\S ?(?:tvl|市值|持仓|利率|年化)[？?]?$',
    '\\b(?:tvl|ap[ry]|hash ?rate|burn rate|inflows?|outflows?|market share|open interest|volume|supply) (?:of|on|for)\\b|\\b(?:current|latest) (?:mining )?(?:difficulty|hash ?rate|supply|tvl|apr|apy)|\\bthe \\w+ hash ?rate\\b|\\b(?:burn rate|market share)\\W*$|\\bwhat rank\\b|\\b(?:gainers|losers)\\b|\\btrading for\\b|\\bliquidations? (?:last|today|in the)|\\bhow (?:much|many) .{0,24}\\b(?:hold|holds|locked|staked|gain|gained|lost|fell|rose|burned)\\b',
    '^\\W*price \\w+\\W*$|^\\W*\\w+ now\\W*$|\\bwhat does (?:one|a|1) \\w+ cost\\b|\\bwhat\\S* the funding (?:rate )?on\\b|^\\W*\\S+ ?汇率\\W*$|跌破 ?\\d+ ?了|\\bprices? (?:of|in|pls|please)\\b|\\bmarket cap of\\b|\\b24 ?h(?:our)? volume\\b|\\blive\\b.{0,20}\\b(?:chart|price)|\\bfunding (?:rate )?(?:positive|negative)|\\bto (?:cny|usd|eur|inr|gbp|jpy) rate|\\bhow much (?:is|are) (?:\\d+|one|an?) \\S+ in\\b|^\\W*(?:\\S+ )?\\S+ prices?\\W*$|\\bwhat(?:.?s| is) (?:the )?(?:fear and greed|\\S+) at\\W*$',
  ),
  news: sign(
    either(
      "why|what|whats|what's|did|has|have|any|how much|listed|launch(?:ed)?|approved?|announced?|hack(?:ed)?|paus\\w+|unlock|vote|rates|airdrops?",
      '消息|发生|啥事|大事|怎么|动态|被黑|被盗|被罚|提不了|什么|啥|哪些|有没有|了没|起诉|解锁|上线|上所|公布|降息|加息|原因|为什么|为啥|流入|流出|出来了|真的|真假|吗',
    ),
    RECENT,
    '新闻|最新消息|(?:什么时候|何时|多久|哪天).{0,8}(?:发币|上线|上所|上市|空投|开网|主网|升级)|(?:升级|上线|空投|开网|主网|解锁).{0,8}(?:什么时候|何时|哪天)',
    '(?:降息|加息|批准|通过|完成|结果|判决|官司|被抓|宕机|清退|批|过审).{0,6}(?:了吗|了没|出来没|没有?[？?]?$|了[？?])|要倒了|爆雷了|暴雷了|又怎么了|说了(?:啥|什么)|上(?:币安|欧易|coinbase|binance)了|fomc 结果|是不是(?:又)?.{0,12}(?:出事|被黑|被盗|暴雷|破产|宕机)|(?:起诉|制裁|收购|处罚)了谁|(?:听说|传言|据说).{0,30}(?:真的|真假|是吗|吗)|(?:为什么|为啥|怎么)(?:又|一直|老是?|还在)?(?:大|暴|狂|阴)?(?:跌|涨|崩)|(?:出|发生)(?:什么|啥)事|(?:批准|通过|上线|发币|开网|破产|倒闭|退市|下架)了(?:吗|没)|现在是不是',
    '后来怎么样|现在怎么样了|判了|几号[？?]?$|什么时候.{0,8}(?:实施|生效|开放|落地|执行)|谁在(?:砸|拉|抛)|(?:咋|怎么)回事[？?]?$(?<=(?:今天|昨晚|昨天|刚才).*)|停机|又(?:卖|买|涨|跌).{0,3}[？?]|开放了(?:没|吗)|要上(?:币安|欧易|coinbase|binance)|(?:要|有哪些|哪些)解锁|财报|(?:监管|政策)有(?:啥|什么)变化|(?:这个月|这周|本月|最近).{0,8}空投|哪些项目.{0,4}(?:tge|上线|发币)',
    '\\b(?:upcoming|trending|arrested|announced|sued)\\b|\\bany (?:big |new )?(?:hacks?|airdrops?|listings?)\\b|\\bwhich airdrops\\b|\\bwhat caused the (?:dip|crash|drop|pump|rally)|\\bhow did \\S+ do\\b|\\bwhen will .{0,30}\\b(?:finish|start|end|pay|open|launch)|^\\W*(?:is|are) .{0,30}\\b(?:being|going public|cutting|pausing|selling|closing|leaving)\\b|\\bwhy (?:did|has|have) \\S+ (?:jump|move|spike)',
    '\\b(?:news|headlines?)\\b|\\blatest\\b',
    '\\bwhen (?:does|will|is) .{0,30}\\b(?:list|launch|live|airdrop|tge|mainnet)\\b|\\b(?:did|has|have) .{0,40}\\b(?:hacked|launch(?:ed)?|listed|approved?|announced?|gone (?:down|bankrupt)|crash(?:ed)?)\\b|\\bany (?:news|updates?)\\b|^\\W*(?:has|have|did) (?!.*\\bever\\b)(?!(?:i|my|you|we|anyone)\\b)|\\bwhat did \\S+(?: \\S+)? (?:decide|say|announce)|\\bwhen is the next (?!halving)|\\bnew listing|\\bwhat\\S* new (?:with|in|on)|\\banything (?:happening|new)|\\bwho is the (?:new|current)|\\beveryone talking about|\\bhaving (?:issues|problems|an outage)|^\\W*when is \\S+\\W*$',
    '\\bwhy (?:is|are|did)\\b.{0,40}\\b(?:up|down|tank\\w*|crash\\w*|dump\\w*|pump\\w*|fall\\w*|drop\\w*|ris\\w*|surg\\w*|nuke\\w*)\\b|^\\W*(?:is|are) (?:the )?\\S+(?: \\S+)? (?:down|hacked|insolvent|bankrupt|depegg\\w+|halted|paused)\\b',
  ),
  prediction: sign(
    either(MOVE_EN, MOVE_ZH),
    either(
      "will|won't|gonna|going to|when|where|where's|next|still|ever|realistic|possible|likely|chance|tomorrow|soon|eoy|by (?:the )?end|is .{0,20} over|are we|has .{0,12}|or what|how (?:high|low|far)|by 20\\d\\d|in 20\\d\\d|(?:could|can)(?= (?:\\S+ ){0,3}(?:reach|hit|moon|crash|be|outperform|flip|overtake|replace|beat))",
      '会|能|可能|有望|将|还(?=在|有|会|能)|在哪|什么时候|何时|多久|几月|下一轮|下一波|下个|下半年|年底|十年|五年|几年后|今年|明年|年底|未来|明天|下周|下个?月|怎么看|吗|不$|到底|是不是|20[2-5]\\d ?年',
    ),
    '还有未来|会是下一个|看涨还是看跌|\\d+ ?年后|[十几]年后|预测(?!市场)|走势|目标价|后市|百倍币|(?:还有|有没有)(?:机会|希望|戏)|能(?:不能)?(?:回本|翻身|回来)|(?:前景|未来)(?:怎么样|如何|好吗|在哪)|怎么走|\\bhow (?:low|high|far) (?:can|could|will)\\b',
    '会不会.{0,6}(?:崩|归零|倒闭|跑路)|\\b(?:predict|forecast|outlook|potential|future of|price target)|\\bbottomed\\b|\\b(?:is|are) .{0,20}\\b(?:dead|finished)\\b',
    '\\b(?:will|could)\\b.{0,24}\\b(?:survive|fail|replace|beat|end|collapse|do (?:better|best|worse))\\b|\\b(?:by|in) 20[3-5]\\d\\b|\\b(?:tomorrow|next (?:week|month|year))\\W*$|\\b(?:next|will|can|could|gonna)\\b.{0,30}\\b(?:\\d+|hundred)x\\b|\\bnext (?:bull run|big|bitcoin|ethereum|solana)|\\bwhere will \\S+(?: \\S+)? be\\b|\\bprices?.{0,12}\\b20[2-9]\\d\\b|\\b(?:eoy|topped|bottomed|peaked|to the moon|bullish or bearish)\\b|\\bhow long will\\b.{0,30}\\blast\\b|\\banother (?:crash|rally|bull run)|\\bis (?:this|that) the (?:top|bottom)|\\b\\d+ ?(?:million|k) possible|\\bnext leg|\\bdo you see\\b.{0,20}\\d|\\bis (?:crypto|bitcoin|the bull) over\\b|\\bwhat price (?:can|will|could)|\\b(?:crypto )?winter coming',
  ),
  advice: sign(
    DEAL,
    either(
      'should (?:i|we|my \\w+|people|one|anyone)|thoughts|do you think|would it be|is it (?:dumb|stupid|smart|wise|worth)|convince me|need advice|is it a bad idea|what should my|pick|too late|sell half|buy the rumor|good entry|what percentage|is \\w+ a buy|everything\\W*$|shall i|would you|do i|worth (?:it|buying|holding|investing)|too late|or|good|right time|best|smart|safe|time to|what to|which|can i still|recommend|for me|how much .{0,30}(?:invest|put|allocate)|my (?:whole|entire|life|savings|401k|pension)',
      '(?<!合法|安全|靠谱|交税|要税|能查|收费|到账)吗|吧|要不要|应不应该|有没有必要|怎么样|给个建议|怎么分配|怎么配置|该(?!买多少)|值得|还能|能不能|能(?=上车|买|冲|抄底|追)|适合|合适|行不行|好不好|来得及|还是|会不会太晚|哪好|最好|帮我|换你|推荐|哪个|哪只|哪种|什么好|啥|时机|可以|划算',
    ),
    '\\b(?:should i|or) wait\\b|(?:买|卖|冲)(?:什么|哪|啥)|哪个币|(?<![为是])什么币|推荐.{0,6}币|币.{0,2}推荐|值不值得|(?:存款|积蓄|全部身家|养老钱|公积金).{0,16}(?:换成|买|投|梭哈)|跑还是|先跑|哪个更?值得',
    '\\b(?:good|right|best|bad|better|smart|safe) (?:time|moment|investment|bet)\\b|\\bworth (?:buying|investing|holding|it)\\b|\\bto invest\\b|\\b(?:which|what|best|top) (?:coin|crypto|token|altcoin|memecoin|stock)s?\\b',
    '\\b(?:put|invest) (?:all )?my (?:savings|money|life savings)|\\bape in|\\ball in\\b|take out a loan|what would you (?:buy|do)|\\bis it too late\\b|\\brecommend\\b|\\bbuy the dip\\b',
  ),
}

/** Questions about one's own money, in which price words mean something else. */
const OWN_MONEY = /(最少|至少|需要|花|交|投|准备|门槛|要).{0,6}多少钱|how much (money|should|do i)/i
/** What is bought and sold there, has been decided. */
const TAXES = /\btax|税/i
/** What happened to somebody is no news. */
const OWN_STORY = /\b(?:i|my|me)\b|我/i
/** Asks how something is done or works, and not what will be. */
const EXPLAINED =
  /需要|随时|身份证|\bdo i need\b|\breport\b|\bmeans?\W*$|^\W*(?:what (?:is|are|does)|whats|explain|how (?:to|do|does|can|are|is)\b)|^(?:什么是|为什么|解释)|怎么(?!看|走|样)|如何|是什么意思/i

export function focusOf(question: string): Focus[] {
  const isExplained = EXPLAINED.test(question)
  return (Object.keys(SIGNS) as Focus[]).filter((focus) => {
    const { what, asked, alone } = SIGNS[focus]
    if (focus === 'live' && OWN_MONEY.test(question)) return false
    if (focus === 'advice' && TAXES.test(question)) return false
    if (alone.test(question)) return true
    if (isExplained && (focus === 'prediction' || focus === 'advice')) return false
    if (focus === 'news' && OWN_STORY.test(question)) return false
    return what.test(question) && asked.test(question)
  })
}
