import { isNegated, sentencesOf, waysToSay } from './texts.ts'

/** What is said as if the future were known. */
const STATED = [
  /\b(?:will|(?:is|are) going to|['’]ll|(?:is|are) (?:set|about|due) to)(?: (?:\w+ly|soon|then|at least))? (?:(?:be|stand|end|trade|go|move|head|run|stay) (?:well |far )?(?:at|above|below|over|under|worth|higher|lower|up|down|to|[$€\d])|(?:reach|hit|cross|exceed|pass|top|break|rise|fall|drop|crash|climb|double|triple|surpass|recover|rally|soar|explode|skyrocket|plunge|clear|smash|shoot|blow|see|gain|grow|push|cost|keep|continue|multiply|outperform)\b)(?=.*(?:[$€\d%]|\bprice|\bhigh|\blow|\bup\b|\bdown\b|\bmoney|\bvalue|\bprofit|\bstake))/i,
  /\b(?:is|are) (?:heading|headed|on (?:its|the|their) way|going) (?:straight |right |back )?(?:to|for|toward|past|up|down|higher|lower)/i,
  /\bby (?:the end|year-end|next|spring|summer|autumn|winter|christmas|20\d\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*)\b[^.]{0,40}\b(?:trades|stands|costs|is worth|reaches|hits) /i,
  /(?<!社)(?:还?将|还?会|还要|马上就要)(?:在[^，。]{0,12}|于[^，。]{0,12}|很快|继续|轻松|再|一路|持续|大)?(?:突破|达到|站上|站稳|越过|冲破|涨|升|跌|翻[倍一]|走高|走低|冲[到上向]|飙|暴涨|创[下出]?(?:历史)?新高|到\s?\d)/,
]
/** A Chinese sentence without any of these tells what may happen at all. */
const IN_TIME = /\d|[A-Za-z]|明年|今年|年[底初]|个月|下[周月]|很快|未来|接下来|圣诞|[以之]后/
const HEDGED =
  /\b(?:if|may|might|could|would|nobody|no one|not|cannot|whether|unknown|uncertain|impossible|expect(?:s|ed|ations?)|forecast|predict|says?|said|according|believe|claim|estimate|think|analyst|target|scenario|likely|probabl|possibl|chance|odds|ask|views?|hope|assum|supposed)\w*|n['’]t\b|[?？]|可能|也许|或许|如果|若|假如|是否|会不会|能否|没有?人|无法|难以|未必|不一定|不能|不会|不做|不作|照样|预计|预测|认为|表示|称|据|目标|概率|情景|假设|吗|谁也|看法|观点/i
const MOVE = '(?:涨|跌|[突冲]破|破万|达到|站上|升|翻|赚|到\\s?\\d|新高|二十万)'
/** Words that leave no doubt. */
const CERTAIN = waysToSay(
  [
    String.raw`(?:definitely|certainly|surely|undoubtedly|inevitabl[ey]|unstoppable)\b|(?:certain|sure|bound|destined) to\b|no doubt\b|without (?:a )?doubt|for sure\b|sure thing|(?:is|are|seems?|practically|almost|virtually) certain\b(?! (?:type|kind|amount|number|account|user|case|condition))|only (?:one way|way is)|no question\b|mark my words|you can be (?:sure|confident|certain)|(?:only )?a matter of time|no other outcome|cannot fail|can't fail|can only (?:go|rise)|no way it|is a given|make no mistake|no scenario|guaranteed by|you walk away with|(?:nothing|nobody|no one) can stop|always (?:recovers|comes back|doubles)|to the moon`,
    String.raw`(?:is|are|be|profits?|returns?|yields?) guaranteed|guarantees? (?:a |an |at least |that |you )?(?:\w+ )?(?:rally|rise|profit|gain|return|yield|\d)|guaranteed (?:by|to|profit|return|yield|gain|\d)|risk-?free\b|you (?:cannot|can't) lose|100\s?% (?:sure|certain)`,
    String.raw`you(?: will|['’]ll) (?:easily |at least )?(?:double|triple|make|earn|multiply)\b|expect (?:\w+ ){1,3}at [$\d]`,
  ],
  [
    `(?:一定|肯定|必定|必然|必将|注定|铁定|绝对|毫无疑问|毫无悬念)[^。；！？]{0,12}${MOVE}`,
    `${MOVE}[^。；！？]{0,12}(?:毫无压力|板上钉钉|没问题|毫无悬念|没跑|稳了|只是时间问题|已成定局)`,
    '稳赚|包赚|必[涨跌破]|只[会能]?[涨跌](?:不|$)|只会[涨跌]|保证(?:会?涨|赚|收益|翻)|(?:少说|起码|至少|轻松)(?:能|会|也)?(?:能|会)?(?:赚|翻|涨)|准能|自然会[涨翻升]|(?:就|准|定)能翻|保证不会?跌|早晚的事|迟早(?:会|要)?(?:涨|到|破|翻)|[跌涨]不(?:下|上)去|稳稳[站涨到]|闭眼|起飞|(?:几乎|可以)?(?:是)?肯定的|只有一个方向|放心买|闭眼买|无脑买',
  ],
)
/** Before such words: they are denied, or somebody else's. */
const DENIED =
  /\b(?:no(?!w)|not|n['’]t|never|nothing|nobody|cannot|without|hardly|neither|claim|promis|advertis|beware|warn|say|said|scam|so-called|whether|call|if|who|anyone)\w*\b[^.;]{0,48}$|(?:不(?!断)|没|无|非|别|骗|警惕|声称|承诺|号称|宣称|自称|谁|凡是|任何|所谓|是否|称)[^。！？；]{0,24}$/i
/** Anywhere in the sentence: it warns. */
const WARNS =
  /\b(?:fraud|scam|red flag|advertis|warn|beware|keep away|avoid|suspicious|ponzi)\w*|骗|小心|警惕|躲开|信号|不要信|别信|远离/i
const MARKET =
  /[$€\d%]|price|market|coin|token|profit|return|money|rally|bitcoin|ether|btc|eth|sol|涨|跌|价|行情|赚|收益|币|新高|突破|翻倍|破万/i

/** What a text says of the future as if it were known. */
export const promisesIn = (text: string): string[] =>
  sentencesOf(text).filter(
    (sentence) => MARKET.test(sentence) && (isCertain(sentence) || isStated(sentence)),
  )

const isStated = (sentence: string) =>
  STATED.some((stated) => stated.test(sentence)) && IN_TIME.test(sentence) && !HEDGED.test(sentence)

const isCertain = (sentence: string) =>
  !WARNS.test(sentence) &&
  [...sentence.matchAll(CERTAIN)].some(
    ({ 0: words, index }) =>
      !DENIED.test(sentence.slice(0, index)) && !isAsked(sentence.slice(index + words.length)),
  )

const isAsked = (rest: string) => /^[^，。！]{0,10}[?？吗]/.test(rest)

const OPEN = waysToSay(
  [
    String.raw`no(?:body|ne| one| house| analyst| model| source)\b[^.]{0,30}(?:can|knows?|able|sure|certain)`,
    "(?:cannot|can't|couldn't|could not|don't|impossible to) (?:be )?(?:known?|predict|foresee|foretold|foreseen|sa(?:y|id)|tell|told|forecast|promise|guarantee)",
    String.raw`impossible|unpredictable|uncertain|no way (?:to|of)|guess(?:work|es|ing)?\b|either way|any(?:thing|where)|(?:may|might|could)\b|odds|chances?\b|random|no (?:reliable )?(?:forecast|prediction)|(?:can't|cannot|won't|will not) (?:give|name)|has that information|both directions|time will tell|not what happens|surpris|as settled|opinion|could go|who knows|wait and see|no certainty|far from (?:certain|sure)|depends on`,
    "(?:is|are|remains?|stays?) (?:unknown|open|unclear)|not (?:a |be )?(?:prediction|predict|foreseeable|knowable|certain|sure|settled|guaranteed)|isn't (?:certain|sure|known|guaranteed)",
  ],
  [
    '(?:无法|不能|没法|难以|很难)(?:准确)?(?:预测|预知|确定|知道|断言|保证|判断|预料|预见)|没有?人(?:能|可以|知道)|谁[^，。]{0,2}(?:不|无法|说不|没)',
    '不确定|没有(?:确定|定数|定论|把握)|不(?:做|作|给出)?预测|不可预测|说不[准好清]|未知|猜测|可能|概率|随机|给不出|不会给出|拿不出|没有人拿得出|落空|见分晓|当真|意见|出人意料|说得准|都有可能|拭目以待|走着瞧|取决于|可能涨也可能跌|变数|难料|不好说',
  ],
)

/** Of these it is said that nobody has them. */
const KNOWN =
  /\b(?:know\w*|answer|trust|sure|certain\w*|crystal ball|predict\w*|forecast|foresee|guarantee\w*)\b|知道|答案|预测|预知|打包票|算出|算得出|把握|确定|断言/i

/** Nothing is promised, and where the question asks for the future, that nobody knows it is said. */
export function predictionFaults(text: string, asksForFuture: boolean): string[] {
  return [
    ...promisesIn(text).map((sentence) => `promises: “${sentence.slice(0, 90)}”`),
    ...(asksForFuture && text.search(OPEN) < 0 && !isNegated(text, KNOWN)
      ? ['does not say that nobody can know']
      : []),
  ]
}
