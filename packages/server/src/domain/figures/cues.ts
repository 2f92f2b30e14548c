/** What the clause around a number says of it. */

const DOWN_EN =
  'fell|falls?|falling|fallen|down|dropp?(?:ed|s)?|drawdown|declin(?:ed?|ing)|lost|loses?|losing|loss(?:es)?|decreas(?:ed?|ing)|slid|slipp?(?:ed|s)?|shed|minus|plunged|sank|tumbled|dipp(?:ed|ing)|dips|crash(?:ed|es)|retreated|eased|slump(?:ed|s)|tanked|shrank|shrunk|pulled back|sold off|in the red|negative'
const UP_EN =
  'rose|rises?|rising|risen|up(?! to)|gain(?:ed|s)?|climbed|increas(?:ed?|ing)|jump(?:ed|s)?|add(?:ed|s)?|rall(?:ied|y)|grew|grown|profit|plus|surged|rebounded|advanced'
const DOWN_ZH =
  '下跌|跌|下降|降|回落|减少|少了|回撤|回调|走低|走弱|走软|下挫|重挫|跳水|贬值|下滑|下探|萎缩|缩水|亏损|亏|损失|低(?!于)|负(?![责债担])|[▼↓]|🔻|📉'
const UP_ZH = '上涨|涨|上升|升(?!级)|增长|增加|走高|反弹|回升|盈利|高(?!于|点|位|峰)|赚|[▲↑]|🔺|📈'
/** These compare with what follows the number, as in “3 % lower than”. */
const LESS_EN = 'lower|less|below|under|beneath|off'
const MORE_EN = 'higher|more|above'
const DIRECTION = new RegExp(
  `\\b(?:(${DOWN_EN})|(${UP_EN})|(${LESS_EN})|(${MORE_EN}))\\b|(${DOWN_ZH})|(${UP_ZH})`,
  'gi',
)

export interface Direction {
  readonly at: number
  readonly sign: -1 | 1
  /** It tells something of the number before it alone. */
  readonly compares: boolean
}

/** Every word that says up or down, in order. */
export function directionsIn(text: string): Direction[] {
  return [...text.matchAll(DIRECTION)].map(({ index, 1: down, 3: less, 4: more, 5: fallen }) => ({
    at: index,
    sign: down || less || fallen ? -1 : 1,
    compares: (less ?? more) !== undefined,
  }))
}

const NOW =
  '\\b(?:now|currently|current|at (?:the moment|present)|trades? (?:at|near)|is trading|trading at|today|(?:price|it) is|costs|stands? at|(?:price|it|bitcoin|btc|ether|ethereum|eth) is at)\\b|现价|现报|报(?=\\s?\\d)|现在|目前|当前|最新|实时|此刻|报价'
const PAST =
  '\\b(?:was|were|had|then|earlier|ago|yesterday|began|started|stood|last (?:week|month|year)|from)\\b|之前|此前|刚才|昨|曾|当时|年初|月初|一度|过去|从|由'
const MOMENT = new RegExp(`(${NOW})|${PAST}`, 'gi')

/** A word that places what is said in the present or in the past. */
export interface Moment {
  readonly at: number
  readonly end: number
  readonly isNow: boolean
}

export function momentsIn(text: string): Moment[] {
  return [...text.matchAll(MOMENT)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    isNow: match[1] !== undefined,
  }))
}

const SUPPOSING =
  /\b(?:for example|e\.g\.|suppose|imagine|assume|assuming|(?<=[,(] ?)say|say(?=,| you\b| we\b)|if|illustration|hypothetical)\b|例如|比如|假设|假如|如果|举例|譬如|举个例子/i
const POSSIBLE = /\b(?:would|could)\b/i
const ADVISING =
  /\b(?:savings|portfolio|of your|income|at most|no more than|stop[- ]loss)\b|总资产|仓位|闲钱|止损|不超过|最多(?!也?[跌涨升降达])/i
const LEVEL = /\b(?:mark|level|round numbers?|milestone|threshold)\b|关口|大关|整数|心理价位/i

/** What is said is made up to explain something. */
export const supposes = (text: string): boolean => SUPPOSING.test(text)

/** The clause tells what may be. */
export const isPossible = (clause: string): boolean => POSSIBLE.test(clause)

/** The sentence speaks of a round number, or advises; one that cites a source advises nobody. */
export const isRough = (sentence: string, isCited: boolean): boolean =>
  LEVEL.test(sentence) || (!isCited && ADVISING.test(sentence))

const OTHER_QUANTITY =
  /\b(?:cap|capitali[sz]ation|volume|traded|TVL|locked|supply|liquidated|liquidations|inflows?|outflows?|flows|fees?|revenue|high|low|record|average|peak|ATH|ATL|support|resistance|target)\b|市值|成交|锁仓|供应|流通|流入|流出|手续费|最高|最低|高点|低点|高位|低位|新高|新低|平均|成本|支撑|阻力|目标/i

/** The clause is about something else than a price of now. */
export const isOtherQuantity = (clause: string): boolean => OTHER_QUANTITY.test(clause)

export const RESPECTIVELY = /\brespectively\b|分别|依次/i
