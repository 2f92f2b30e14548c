export interface Aspect {
  /** How it is asked for. */
  readonly asked: RegExp
  /** Headings of the sections about it. */
  readonly stated: RegExp
}

const aspect = (english: string, chinese: string, stated: RegExp): Aspect => ({
  asked: new RegExp(String.raw`\b(?:${english})\w*|${chinese}`, 'gi'),
  stated,
})

/** Aspects that many subjects have, such as risks or costs. */
export const ASPECTS = {
  nature: aspect(
    'what is|what are|what|how (?:does|do) .*work|explain|mean',
    '是什么|什么是|啥是|是啥|原理|运作|什么意思|介绍|解释',
    /how .*works|what .* is$|the idea|formula|the problem|what you (buy|own)|how it is measured|怎样运作|怎么运作|怎么运行|原理|是什么|道理|公式|怎么来|关系|在做什么|怎样统计/i,
  ),
  risk: aspect(
    'risk|safe|danger|lose|losing|trust|legit|hack|fail|downside|dead',
    '风险|安全|危险|靠不靠谱|靠谱|亏|坏处|缺点|隐患|[暴爆]雷|归零|跑路',
    /risk|weak|fail|trap|hacked|can't|cannot|does not protect|mistakes|insured|care is due|风险|当心|代价|陷阱|弱点|做不到|挡不住|出错|出事|被盗|错误|的坑|保险/i,
  ),
  begin: aspect(
    'how (?:do|can|should) (?:i|we|you)|how to|start|begin|set ?up|where (?:do|can)|steps|choose|pick|use',
    '怎么(?!了|回事|运作|样|会|这么|那么|又)|如何|怎样|开始|入门|新手|步骤|教程|小白|选',
    /begin|start|step|\bplan\b|set(ting)? |before|choos|to use|safely|checklist|with care|everyday|to do|paying less|protect|questions|开始|步骤|清单|怎样|怎么用|怎么选|前$|启用|设置|核对|做法|自问|领取|怎么防|省|问题|计划/i,
  ),
  money: aspect(
    'costs?|fee|expensive|earn|yield|ap[ry]|profit|return|interest|income',
    '成本|多少钱|收益|赚|划算|利息|利率|手续费|费用|贵',
    /cost|earn|\bpay|fee|profit|worth|yield|less|premium|费|成本|收益|赚|划算|花|付出|省/i,
  ),
  comparison: aspect(
    'vs|versus|differ|better|compar|or',
    '区别|不同|还是|对比|比较|哪个好|差别|相比|优劣|一样',
    /\bor\b|\band (ethereum|death)|compar|differ|centralised|和.*比|与.*比|还是|区别|不同|差别|对比|比起|对照/i,
  ),
  kinds: aspect(
    'which|kinds?|types?|best|options',
    '哪个|哪种|哪些|几种|种类|用什么|推荐',
    /kinds|ways|options|families|types|choos|the order|scorecard|几种|方式|几类|类别|类型|怎样选|怎么选|顺序|几种做法/i,
  ),
  reason: aspect(
    'why|reason|cause',
    '为什么|为何|为啥|怎么(?:会|这么|那么|又|回事)|原因',
    /why|where .* comes from|how .* fail|sets the|为什么|从哪来|怎么来|从哪里来|决定|怎么出事|为何/i,
  ),
  sum: aspect(
    'calculat|formula|how (?:much|many|big|often)|percent|example|number',
    '怎么算|计算|公式|多少|几个|比例|举例',
    /formula|numbers|example|the sum|how much|size|figure|table|how far|数字|公式|算|多少|该配|多大/i,
  ),
  time: aspect(
    'when|how long|date|schedule|wait|now|today|current|right now|tomorrow',
    '什么时候|何时|多久|几天|时间|等|现在|目前|今天|最近|明天',
    /when|schedule|two ways out|stuck|时间|退出|多久|什么时候/i,
  ),
  trouble: aspect(
    'stuck|lost|lose my|stolen|forgot|hacked|wrong|scammed|drained|missing|broke|recover|help|clicked|signed',
    '丢|卡|被盗|被骗|忘|没到账|不到账|失败|转错|误|泄露|怎么办|追回|坏了|点了|签了|签名了',
    /stuck|^if |lost|first hour|what to do|afterwards|report|possible|怎么办|丢了|卡住|第一个小时|泄露|报案|机会|签错/i,
  ),
  effect: aspect(
    'affect|impact|effect|influence|consequence|prices?',
    '影响|作用|后果|意味着|价格|行情',
    /price|rise|miners|follows|effect|what .* means|价格|影响|矿工|一定涨|意味着|行情/i,
  ),
  law: aspect(
    'tax|legal|law|regulat|license|kyc',
    '税|合法|法律|监管|牌照|违法|实名',
    /tax|law|legal|rules|identity|records|usually counts|countries|税|法律|合法|规则|实名|缴|记录|各地/i,
  ),
} satisfies Readonly<Record<string, Aspect>>

/** Entries that are an aspect of other subjects as well as a subject of their own. */
export const ASPECT_SLUGS: ReadonlySet<string> = new Set([
  'taxes',
  'fees-gas',
  'regulation',
  'privacy',
  'how-to-start',
  'risk-management',
  'volatility',
])

export function aspectsOf(question: string): Aspect[] {
  return Object.values(ASPECTS).filter(({ asked }) => question.search(asked) >= 0)
}

/** The question without the words that ask for an aspect of something. */
export function withoutAspects(question: string): string {
  return Object.values(ASPECTS).reduce((text, { asked }) => text.replace(asked, ' '), question)
}
