import { holds, isSaid, waysToSay } from './texts.ts'

const DISAGREE = waysToSay(
  [
    String.raw`(?:disagree|contradict|diverge|conflict|discrepan|inconsisten|disput|contest)\w*`,
    String.raw`(?:don't|doesn't|cannot|can't) (?:\w+ )?(?:agree|match|fit|line up|tally)\b`,
    String.raw`not (?:everyone|all) agrees?\b|(?:is|are) (?:split|divided)\b`,
    String.raw`differ(?:s|ed|ing)?\b|var(?:y|ies)\b|at odds\b|part ways|add up\b|both be (?:right|true)|corrected\b|two (?:readings|views)|on (?:the )?one hand|which (?:\w+ )?is (?:right|correct|true)|own (?:number|figure|count)|not (?:the same|in agreement)\b`,
    String.raw`(?:different|separate|two|competing|rival) (?:\w+ )?(?:figures|numbers|amounts|dates|accounts|versions|answers|counts|totals|estimates)\b`,
    String.raw`(?:higher|lower|larger|smaller) (?:\w+ )?than (?:the )?(?:other|team|company|official)`,
  ],
  [
    '分歧|[不没]有?(?:一致|统一|吻合)|说法不一|各执一词|矛盾|出入|冲突|对不上|争议|相左|相差|差异|不是一回事|一边是|哪个[^，。]{0,6}对|质疑|另有(?:统计|说法|报道)|没有定论|未有定论',
    '不同的?(?:说法|数字|数据|口径|结论|日期|金额|答案|版本)|两(?:种|个|份)(?:说法|数字|口径|版本)',
    '(?:说法|数字|数据|口径|日期|金额|估算)[^，。]{0,4}(?:却|并|各|有所)?不(?:相?同|一样|尽相同|一)',
  ],
)
const DENIED =
  /\b(?:no|never|without|hardly)\b[^,;:]{0,24}$|\b(?:do(?:es)?|is|are)(?: not|n['’]t)\b[^,;:]{0,8}$|(?:没有|并无|毫无|不存在|并不|并非|无)[^，。；]{0,8}$/i
/** Between the two sides. */
const CONTRAST =
  /\b(?:whereas|while|but|however|in contrast|instead|yet|though|against|versus|vs|rather than)\b|\bin the other\b|[;；][^;]*\b(?:put|say|count|report|estimate|find|give|have|has)s?\b|而|但|则|却|然而|另一(?:个|份|家|方)|有的说|还是/i
/** Two statements farther apart are not set one against the other, in UTF-16 units. */
const TOGETHER = 260

/** Each side is said to be somebody's. */
const ATTRIBUTED =
  /\b(?:according to|says|said|reports|reported|claims|counts|counted|puts|estimates|states|in the (?:filing|report|news))\b|称|写着?|报道|统计|估算/gi
const BESIDE = 40

/** What is missing where sources disagree: both sides, and that they do. */
export function disagreementFaults(text: string, sides: readonly string[]): string[] {
  if (sides.length === 0) return []
  const missing = sides.filter((side) => !holds(text, side))
  if (missing.length > 0) return missing.map((side) => `leaves out that one source says “${side}”`)
  if (isSaid(text, DISAGREE, DENIED)) return []
  return isContrasted(text, sides) ? [] : ['does not say that the sources disagree']
}

function isContrasted(text: string, sides: readonly string[]): boolean {
  const lower = text.toLowerCase()
  if (DENIED_AT_ALL.test(lower)) return false
  const places = sides
    .map((side) => Math.min(...side.split('|').map((each) => placeOf(lower, each.toLowerCase()))))
    .toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [places[0], places.at(-1)]
  if (last - first > TOGETHER) return false
  if (/\bwhile\b/i.test(text.slice(Math.max(0, first - BESIDE), first))) return true
  const saying = text.slice(Math.max(0, first - BESIDE), last + BESIDE).match(ATTRIBUTED) ?? []
  return CONTRAST.test(text.slice(first, last)) || saying.length > 1
}

const DENIED_AT_ALL =
  /\b(?:no|not?) (?:\w+ )?(?:conflict|disagree|discrepan|contradict)|无矛盾|没有(?:矛盾|分歧|出入)/

const placeOf = (text: string, part: string) => {
  const at = text.indexOf(part)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}
