/** What a question wants that no handbook can give. */
export type Focus = 'live' | 'news' | 'prediction' | 'advice'

const ZH_NOW =
  '现在|目前|当前|今天|今日|昨天|昨日|实时|最新|此刻|眼下|这会儿|过去 ?24 ?小时|24 ?小时'
const ZH_MOVE = '涨|跌|崩|破(?![解产])|翻倍|归零|新高|反弹|起飞|见底|见顶|到顶'
const EN_NOW =
  "now|rn|today|today's|currently|current|live|latest|real[- ]?time|at the moment|(?:last|past) 24 ?h(?:ours?)?"
const EN_FIGURE =
  'price|prices|worth|value|quote|rate|apy|apr|market cap|trading at|fee|fees|gwei|dominance|volume|tvl|gainers|losers|rank'
const EN_MOVE =
  'rise|rising|up|down|moon|pump|pumping|dump|dumping|crash|crashing|drop|dropping|fall|falling|' +
  'reach|hit|bounce|double|explode|surge|surging|plunge|bottom|top'

const oneOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i')

const SIGNS: Readonly<Record<Focus, RegExp>> = {
  live: oneOf(
    `(${ZH_NOW}).{0,14}(价|多少钱|几块|几刀|多少美|行情|点位|多少|高不高|贵不贵|排第?几|排名|收盘|爆仓|费率|利率|多少$|多少[？?]|是多少|涨了|跌了)`,
    '(币|btc|eth|sol|usdt|饼)\\s*的?(多少钱|什么价|几块钱)|(币|btc|eth|sol|usdt|饼)\\s*的?(价格|报价|行情)(是|多少|呢|[？?]|$)',
    '(币价|股价|金价|行情|报价)(是|多少|怎么样|如何|呢|？|\\?|$)',
    '多少钱(一个|一枚|一颗|了)',
    '汇率(是)?多少',
    `\\b(${EN_NOW})\\b.{0,30}\\b(${EN_FIGURE})\\b`,
    `\\b(${EN_FIGURE})\\b.{0,30}\\b(${EN_NOW})\\b`,
    '\\bhow much (is|are|does) (one |a |an |1 )?\\S+( \\S+)?( worth| cost| trading)?\\W*$',
    `\\bhow much\\b.{0,30}\\b(${EN_NOW})\\b`,
    '\\bprice of\\b',
    '^\\W*(\\S+ )?\\S+ prices?\\W*$',
  ),
  news: oneOf(
    '新闻|最新消息|(最近|近期|这周|本周|昨晚|刚刚|刚才).{0,10}(消息|发生|怎么|动态|被黑|被盗|有什么|有哪些|有没有|了没|起诉|解锁|上线|吗[？?]?$)',
    '(什么时候|何时|多久).{0,6}(发币|上线|上所|上市|空投|开网|主网)',
    '(昨晚|刚刚|这周|本周|下周|明天).{0,8}(降息|加息|上线?|上什么|公布|起诉|解锁)',
    '(今天|昨天|刚才|最近|这两天|突然).{0,12}(跌|涨|崩|暴).{0,4}(原因)?',
    '(为什么|为啥|怎么)又(跌|涨|崩|暴)',
    '\\b(news|headlines?)\\b|latest (update|development)',
    "what('s| is) happening|\\b(?:last night|this week|recently|just now)\\b|\\bwhen (?:does|will|is) .{0,30}\\b(?:list|launch|airdrop|tge|mainnet)|what happened (today|yesterday|to)|\\b(?:did|has|have) .{0,40}\\b(hacked|launch(?:ed)?|listed|approved?|announced?|gone (?:down|bankrupt)|crash(?:ed)?)\\b|\\bany (?:news|updates?)\\b",
    '(听说|传言|据说).{0,30}(真的|真假|是吗|吗)|(出|发生)(什么|啥)事|(批准|通过|上线|发币|开网|破产|倒闭|退市|下架)了(吗|没)',
    `\\bwhy\\b.{0,40}\\b(${EN_MOVE})\\b.{0,20}\\b(now|today|yesterday|again|this week)\\b`,
    '\\bwhy (is|are)\\b.{0,30}\\b(up|down|crashing|dumping|pumping|falling|dropping|rising|surging)\\b',
  ),
  prediction: oneOf(
    `(会|能|还会|可能|有望|将|要).{0,6}(${ZH_MOVE})|(会|能)(不会|不能)?(涨|跌)?到.{0,8}(万|刀|美元|块)`,
    '预测|走势|目标价|后市|百倍币|(还有|有没有)(机会|希望|戏)|能(不能)?(回本|翻身|回来)|(前景|未来)(怎么样|如何|好吗|在哪)|到顶了|见底了|(会|能)突破',
    `(什么时候|何时|到底).{0,8}(${ZH_MOVE}|牛市|山寨季|结束|来)`,
    '(牛市|熊市|山寨季).{0,8}(结束|还有|没了|什么时候|何时|多久)|会不会.{0,6}(崩|归零|倒闭|跑路)',
    '(明天|下周|下个?月|明年|年底|未来|20[2-5]\\d ?年).{0,14}(价|涨|跌|多少|行情|牛市|怎么样|值)',
    `\\b(will|gonna|going to)\\b.{0,40}\\b(${EN_MOVE}|be worth|outperform|end|collapse|fail|survive|100x|10x)\\b`,
    '\\b(could|can)\\b.{0,20}\\b(reach|hit|moon|crash|be worth|outperform)\\b',
    `\\b(going|heading) (up|down)\\b|\\bwill there be\\b.{0,30}\\b(altseason|bull|bear|crash|rally|alt season)|\\b(will|gonna|going to) (do|perform) (better|best|worse)|\\b(will|can|could)\\b.{0,20}\\b(flip|overtake|replace|beat)\\b|(会|能)(不会|不能)?.{0,4}(超过|超越|取代)|\\bbottomed\\b|\\bwhen (moon|lambo)\\b|\\bnext (100x|bull run|big)`,
    '\\b(ever|will .{0,20}) (recover|come back|reach|hit)\\b|\\b(is|are) .{0,20}\\b(dead|over|finished)\\b|how (high|low) (can|could|will)|\\b(outlook|potential|future of)\\b',
    'predict|forecast|price target|\\b(by|in) 20[3-5]\\d\\b|\\b(tomorrow|next (week|month|year))\\b',
  ),
  advice: oneOf(
    '(该不该|应不应该|要不要|应该|该|适合|值得|还能|能不能|合不合适).{0,8}(买(?!多少)|卖(?!出|不)|入场|抄底|加仓|清仓|梭哈|投|持有|割肉|死扛|上车|入手|梭哈|拿住)',
    '(买|卖|冲)(什么|哪个|哪只|哪种)|哪个币|(?<![为是])什么币|推荐.{0,6}币|币.{0,2}推荐|(能|可以)买吗',
    '(现在|今天|还).{0,8}(买|卖|进场|入场|抄底|上车|加仓).{0,6}(吗|晚|合适|好|时机|可以)',
    '(拿着|持有|死拿).{0,6}(还是|或者?).{0,4}(卖|割|跑)|(卖|割|跑).{0,4}还是.{0,4}(拿|留|等)|值不值得|(买|投|配)(点|些)?什么好|哪个更?值得|(换成|加仓|减仓|清仓).{0,8}(吗|好不好|合适)',
    '\\bshould (i|we)\\b.{0,40}\\b(buy|sell|hold|invest|short|long|ape|enter|exit|put)\\b',
    '\\b(good|right|best|bad|better|smart|safe) (time|moment|investment|buy|bet)\\b|worth (buying|investing|holding|it)\\b',
    '\\b(hold|keep|sell|buy|swap)\\b.{0,20}\\bor\\b.{0,20}\\b(hold|keep|sell|buy|wait|swap)\\b|\\b(allocate|what would you (buy|do))\\b|how (?:much|should i).{0,30}\\b(invest|put in|allocate)\\b|\\bto invest\\b',
    '梭哈.{0,12}(行不行|可以吗|吗|好不好)|(存款|积蓄|全部身家|养老钱).{0,16}(换成|买|投|梭哈)',
    '\\b(?:put|invest) (?:all )?my (?:savings|money|life savings)|what to buy|\\b(?:ape|all) in(?:to)?\\b|take out a loan',
    '\\b(which|what|best|top) (coin|crypto|token|altcoin|memecoin|stock)s?\\b',
    '\\bbuy (or sell|now|the dip)\\b|\\bis it too late\\b|\\brecommend\\b',
  ),
}

/** Questions about one's own money, in which price words mean something else. */
const OWN_MONEY = /(最少|至少|需要|花|交|投|准备|门槛|要).{0,6}多少钱|how much (money|should|do i)/i

export function focusOf(question: string): Focus[] {
  const focus = (Object.keys(SIGNS) as Focus[]).filter((each) => SIGNS[each].test(question))
  return OWN_MONEY.test(question) ? focus.filter((each) => each !== 'live') : focus
}
