import { holds, isNegated, isSaid, waysToSay } from './texts.ts'

const WARNS = waysToSay(
  [
    String.raw`(?:out of date|outdated|dated\b(?! (?:\d|from|of|on|in))|stale|superseded|obsolete)`,
    String.raw`(?:may|might|could|has|have|is|are|will)(?: \w+)? (?:since )?(?:have (?:since )?|been )?(?:changed?|differ|revised|replaced|different|no longer|moved on)`,
    "(?:isn't|aren't|not|can't be|cannot be|wasn't) (?:be |taken as |necessarily )?(?:current|up to date|recent|the latest|what holds)",
    String.raw`no longer (?:current|valid|hold|apply)|(?:years?|months?) (?:old|ago|back)\b|old(?:er)? (?:page|source|figure|data|information|report|article|material|number|post|document)s?\b|(?:is|are|both) (?:very |quite |rather |too )?old\b`,
    String.raw`(?:nothing|no|not? any(?:thing)?) (?:\w+ )?(?:newer|more recent|later|current|recent)\b|hasn't been updated`,
    String.raw`with caution|(?:please )?(?:verify|double-check)\b|check (?:the|its|their|with|for|what) |cannot tell (?:what|whether|how|if)|can't (?:tell|confirm|say) (?:what|whether|how|if)`,
    'things move|a lot (?:may|can|could)|long (?:time )?ago|historical|look it up|be careful|care\\b|changes? (?:often|quickly|frequently|all the time)|(?:latest|most recent|newest|last) (?:\\w+ )?(?:is|was|dates?|comes?) (?:from|of)',
  ],
  [
    '过时|过期|较旧|陈旧|已旧|老(?:资料|数据|消息|页面|文章)|旧(?:资料|数据|数字|信息|页面|文章|规则|公告|闻)|年前|距今|较早|久远|时效',
    '(?:可能|或许?|也许|恐怕|多半|很可能)(?:早?已|会|都)?(?:经)?有?(?:所|了)?(?:变|改|调整|失效|不同|更新|不再)|有(?:变|所不同|所调整)|不是现在|调整过',
    '(?:未必|不一定|难说)(?:仍|是|还|适用|反映|准)|不(?:能)?(?:代表|等于|反映)(?:现在|目前|当前|如今|今天|最新)',
    '(?:不|并非|未必)是?(?:最新|当前|现行|目前)的?|没有?(?:找到|查到|看到|见到)?(?:更新|更近|更晚|最新|较新)的?',
    '(?:无法|不能|没法)(?:确认|确定|判断|知道)[^。]{0,8}(?:现在|目前|如今|今天|是否)|仅供参考|经常变|常变|变动|小心|留意|最近的[^，。]{0,6}是|请[^。]{0,12}(?:核实|核对|查|确认|为准)|建议[^。]{0,8}(?:核实|核对|查看|确认)|谨慎|以[^。]{0,12}为准',
  ],
)
const DENIED = /\b(?:not|never|n['’]t|hardly)\s(?:\w+\s){0,2}$|(?:并未|没有|并不|尚未|不算|不会)$/i

/** Of these it is said that they are not known. */
const OF_NOW =
  /\b(?:today|now|present|still|later|newer|current(?:ly)?|again)\b|现在|目前|如今|今天|当前|之后|后来|仍|最新|近况/i

/** What is missing where all that was found is old, and the question asks for now. */
export function stalenessFaults(text: string, dated: string | undefined): string[] {
  if (dated === undefined) return []
  return [
    ...(holds(text, dated) ? [] : [`does not say that the material is of ${dated}`]),
    ...(isSaid(text, WARNS, DENIED) || isNegated(text, OF_NOW)
      ? []
      : ['does not warn that it may no longer hold']),
  ]
}
