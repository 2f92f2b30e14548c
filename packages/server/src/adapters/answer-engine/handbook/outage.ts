import type { ParsedQuestion } from './parse-question.ts'

/** Of what an entry is: its first topic. */
export type TopicOf = (slug: string) => string | undefined

/** Whether a transfer went through although a service is silent, its chain shows. */
export const OUTAGE_GUIDE = {
  slug: 'block-explorers',
  aspects: ['steps'],
  least: 0,
  most: 0,
} as const

/** Topics of entries on what has servers and no price. */
const SERVICES: ReadonlySet<string> = new Set(['wallets', 'exchanges'])
/** Of a service it means that it doesn’t work, of a coin that its price fell. */
const DOWN = /\bdown\b(?! ?load)|崩了|挂了/i
const OUT =
  /\boffline\b|\boutages?\b|\bnot (?:working|loading|responding)\b|\bbroken\b|\bhaving (?:issues|problems|trouble)\b|\bservers? (?:up|ok(?:ay)?)\b|宕机|瘫痪|[连登]不上|打不开|用不了|(?:系统|服务器|网络)(?:出问题|故障|异常|维护)|在维护/i
const YES_OR_NO =
  /^\W*(?:(?:and|so|but|hey) )?(?:is|are|did|does|has|was)\b|[吗么嘛没?？]\s*$|是不是|有没有/i
/** What to do about it, or its past, has an answer of its own; a fund or a firm can go down, too. */
const OTHER =
  /\b(?:how|why|when|what|ever|often|if|can|could|should|will|price|shares?|stock|shut\w*)\b|\d ?(?:%|percent)|怎么办|怎么[弄搞回解]|咋办|为什么|为啥|如果|万一|会不会|以前|过吗|几次|跌|价/i

/** Whether a question asks if a service works now, which nothing here can see. */
export function asksOfOutage({ text, mentions }: ParsedQuestion, topicOf: TopicOf): boolean {
  if (!YES_OR_NO.test(text) || OTHER.test(text) || mentions.length === 0) return false
  if (OUT.test(text)) return mentions.some(({ isProject }) => isProject)
  const isOfService = mentions.some(
    ({ isProject, slug }) => isProject && SERVICES.has(topicOf(slug) ?? ''),
  )
  return DOWN.test(text) && isOfService
}
