import type { TextSpan } from '../../../../subjects/subject.ts'

/** All that a plain request for a price may hold beside names, times and amounts. */
const ENGLISH =
  /\b(?:what|whats|what's|how|how's|hows|much|many|is|are|was|were|did|does|do|the|a|an|of|for|in|at|to|on|me|my|i|you|can|could|would|please|kindly|pls|hey|hi|and|or|vs|per|one|1|now|right|over|past|during|ratio|good|morning|hello|thanks|thank|has|have|been|moved|risen|rise|rose|fallen|fell|gained|gain|dropped|drop|lost|since|this|week|weeks|month|months|year|years|current|currently|latest|live|present|today|today's|just|tell|give|show|get|check|say|know|want|need|like|list|both|also|with|about|going|trading|trade|trades|traded|stand|stands|standing|sit|sits|sitting|doing|looking|price|prices|priced|cost|costs|worth|value|valued|quote|quotes|rate|rates|exchange|market|spot|coin|coins|token|tokens|crypto|usd|eur|gbp|cny|rmb|jpy|krw|hkd|twd|inr|us|dollars?|euros?|pounds?|yen|yuan|won|rupees?|hong|kong|taiwan|up|down|or|by|change|changed|move|moved|percent|in|last|past|24h|24|hours?|hrs?|h|day|days|from|around|exactly|buy|buys|convert|get|it|it's|its|there|lately|share|figure|s|day|live|real|time|as|far)\b/gu
const CHINESE =
  /请问?|那么?|什么|怎样|汇率|比率|价钱|看眼|谢谢|你好|兑|啥|周|月|年|麻烦|帮我?|给我|告诉我|我想?知道|我要|查询?|看看?|下|一下|一个|一枚|个|枚|颗|现在|目前|当前|今天|今日|最新|实时|此刻|眼下|刚刚|大概|是|的|了|吗|呢|啊|吧|呀|么|嘛|价格?|币价|现价|报价?|行情|多少|几|钱|刀|块|元|美元|美金|人民币|欧元|英镑|日元|韩元|港币|港元|新?台币|卢比|值|等于|折合|换|成|能|可以|怎么样|如何|涨|跌|还是|没|到|在|和|跟|与|以及|还有|或|币|代币|分别|各|卖|买|位|成交|收盘|当天|那天|时候|当时|幅|变化|小时|过去|最近|百分|点|你|我|它|要|说|有|为|u/gu

/** Whether a text says nothing but a request for a price, its places of names and times aside. */
export function isPlain(folded: string, places: readonly TextSpan[]): boolean {
  const rest = [...folded]
  let at = 0
  const kept = rest
    .map((character) => {
      const start = at
      at += character.length
      return places.some((place) => place.start <= start && start < place.end) ? ' ' : character
    })
    .join('')
  const left = kept.replace(ENGLISH, ' ').replace(CHINESE, ' ')
  return !/[a-z]{2,}|\p{Script=Han}/u.test(left)
}
