import { isNegated, isSaid, waysToSay } from './texts.ts'

const ADMITS = waysToSay(
  [
    String.raw`f(?:ou|i)nd (?:nothing|no\b|neither)|(?:couldn't|didn't|can't|cannot|don't|wasn't|weren't|isn't|unable to|failed to|not able to) (?:be )?(?:see |to )?(?:f(?:ou|i)nd|locate|confirm|verif|come across|any|establish|identify)`,
    String.raw`no (?:[a-z]+ly |[a-z]+able |public |other |relevant )?(?:source|result|page|figure|information|data|record|report|mention|trace|hit|match|document|answer|evidence)s?\b`,
    'nothing (?:was|is|on|about|in|that|relevant|I)|came (?:up|back) (?:empty|with nothing)|turned up nothing|without (?:any )?result',
    "(?:isn't|wasn't|aren't|weren't|hasn't been|haven't been|not) (?:publicly )?(?:stated|given|mentioned|disclosed|published|known|reported|available|covered|in (?:the|any))",
    "(?:none|neither|nor any) (?:of |source|page|report|article|document)|(?:doesn't|don't|didn't|never) (?:say|state|give|mention|name|disclose|cover|contain|tell|specify|know|address)",
    "silent (?:on|about)|(?:is|are|remains?) (?:unknown|unclear)|leaves? (?:it|that|this) open|unanswered|leaves? \\w+ out|only (?:speaks?|tells?|covers?|deals?|talks?)|don't have (?:a |any )|doesn't have|can't (?:give|say|tell|answer)|cannot (?:give|say|tell|answer)|something else|another (?:coin|project|subject)",
  ],
  [
    '没有?(?:能)?(?:找到|查到|搜到|看到|见到|提到|提及|给出|说明|公布|公开|披露|写明|写|涉及|相关|任何|交代|记载)',
    '(?:并|均|都|暂|尚)?未(?:能|曾|有)?(?:找到|查到|搜到|提及|提到|给出|说明|公布|公开|披露|见|涉及|写明|交代)',
    '找不到|查不到|搜不到|查无|无法(?:确认|核实|得知|回答|确定)|不得而知|无从(?:得知|查证|知道)|暂无|不清楚|没有(?:来源|资料|结果|数据|页面|信息|答案|记录|线索)|一无所获|什么都没有|与此无关|无关|只字未提|无法给出|没能|没有来源|只谈到|看不出',
  ],
)
const DENIED = /\bthere is no doubt\b|毫无疑问/i

const FOUND =
  /\b(?:found|find|trace|answer\w*|public|stated|mention\w*|read)\b|找|查|搜|回答|公布|公开|看出|看得?出|讲过|提到|写到/i

/** Said where nothing that was found answers the question. */
export const admissionFaults = (text: string, isUnanswerable: boolean): string[] =>
  !isUnanswerable || isSaid(text, ADMITS, DENIED) || isNegated(text, FOUND)
    ? []
    : ['does not say that it was not found']
