const asking = (english: string, chinese: string) =>
  new RegExp(String.raw`\b(?:${english})\w*|${chinese}`, 'gi')

/** What a section of an entry can be about, each with how people ask for it. */
const ASKED = {
  how: asking(
    'what is|what are|what|how (?:does|do)(?= .*work)|explain|mean',
    '是什么|什么是|啥是|是啥|玩法|原理|运作|什么意思|介绍|解释|是怎么回事',
  ),
  risk: asking(
    'risk|safe|danger|lose|losing|trust|legit|hack|fail|downside|dead|scam(?!med)|fraud|spot(?= an?)|recogni[sz]e|avoid|tell if|red flag|real or fake',
    '风险|安全|危险|靠不靠谱|靠谱|亏|坏处|缺点|隐患|[暴爆]雷|归零|跑路|骗局|避免|避坑|辨别|识别|防范|真假|假的|可信|可靠|信得过|要注意|有什么坑|注意事项|会不会崩|脱锚',
  ),
  steps: asking(
    'how (?:do|can|should) (?:i|we|you)|how to|start|begin|set ?up|where (?:do|can)|steps|choose|pick|use',
    '怎么(?!了|回事|运作|个玩法|样|会|这么|那么|又|办)|如何|怎样|开始|入门|新手|步骤|教程|小白|选',
  ),
  cost: asking(
    'costs?|fee|expensive|earn|yield|ap[ry]|profit|return|interest|income',
    '成本|多少钱|收益|赚|划算|利息|利率|手续费|费用|贵',
  ),
  compare: asking(
    'vs|versus|differ|better|compar|or(?!\\w)',
    '区别|不同|还是|对比|比较|哪个好|差别|相比|优劣|一样',
  ),
  kinds: asking('which|kinds?|types?|best|options', '哪个|哪种|哪些|几种|种类|用什么|推荐'),
  why: asking(
    'why|reason|cause',
    '为什么|为何|为啥|怎么(?:会|这么|那么|又)|(?<!是)怎么回事|原因|有什么用|有啥用|用来干',
  ),
  sum: asking(
    'calculat|formula|how (?:much|many|big|often)|percent|example|number',
    '怎么算|计算|公式|多少|几个|几枚|比例|举例|例子',
  ),
  when: asking(
    'when|how long|date|schedule|wait|now|today|current|right now|tomorrow',
    '什么时候|何时|多久|几天|时间|等|现在|目前|今天|最近|明天',
  ),
  trouble: asking(
    'stuck|lost|lose my|if i lose it|stolen|forgot|hacked|wrong|scammed|drained|missing|broke|recover(?!y (?:phrase|words?|seed|key))|help|clicked|signed|locked|frozen|suspended|restricted|leaked|compromised|pending|not arrived|what (?:now|do i do|can i do|should i do)',
    '丢|(?<!波)卡(?!片|尔达诺)|被盗|被骗|忘|没到账|不到账|没到|失败|转错|误|没填|忘填|漏填|填错|写错|复制错|登不[上了]|限制|泄露|怎么办|追回|找回|坏了|点了|签了|签名了|冻结|被封|风控',
  ),
  effect: asking(
    'affect|impact|effect|influence|consequence|prices?',
    '影响|作用|后果|意味着|价格|行情|有什么用|有啥用',
  ),
  law: asking(
    'tax|legal|illegal|allowed|banned|law|regulat|license|kyc',
    '税|合法|法律|监管|牌照|违法|犯法|坐牢|实名',
  ),
} satisfies Readonly<Record<string, RegExp>>

export type Aspect = keyof typeof ASKED

export function isAspect(name: string): name is Aspect {
  return Object.hasOwn(ASKED, name)
}

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

/** Who asks how a trouble is prevented is in none. */
const PREVENTION =
  /\b(?:without|avoid(?:ing)?|prevent(?:ing)?|from (?:getting|being))\b[^,.?!]*|(?:防止|避免|以免|不被)[^，。？！]*/gi

/** What is asked about a subject; what it is, only if nothing else. */
export function aspectsOf(question: string): Aspect[] {
  const asked = Object.entries(ASKED) as [Aspect, RegExp][]
  const isInTrouble = question.replace(PREVENTION, ' ').search(ASKED.trouble) >= 0
  const found = asked.flatMap(([name, pattern]) =>
    (name === 'trouble' ? isInTrouble : question.search(pattern) >= 0) ? name : [],
  )
  if (found.length === 1) return found
  // Why something is dear, is not what it costs.
  const isWhy = found.includes('why')
  return found.filter((name) => name !== 'how' && !(isWhy && name === 'cost'))
}

/** The question without the words that ask for an aspect of something. */
export function withoutAspects(question: string): string {
  return Object.values(ASKED).reduce((text, asked) => text.replace(asked, ' '), question)
}

/** A question about its subject as such, be it in the one word of its name. */
export function isDefinition(aspects: readonly Aspect[]): boolean {
  return aspects.every((aspect) => aspect === 'how')
}
