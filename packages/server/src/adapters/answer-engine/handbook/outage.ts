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

/** What to do where an exchange does not open. */
export const NO_ENTRY_GUIDE = {
  slug: 'exchanges',
  aspects: ['trouble'],
  least: 1,
  most: 1,
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

const NO_ENTRY =
  /\b(?:not|never|won['’]?t|doesn['’]?t|isn['’]?t|can['’]?t|cannot) (?:be )?(?:load|open|log ?in|sign ?in|get in|reach|working|loading|opening|responding)|\b(?:keeps? (?:crashing|loading)|stuck (?:on|at) loading)\b|[连登]不上|登录不了|打不开|进不去|一直转圈|闪退/i
/** Locked by the exchange, or by a forgotten password: that has answers of its own. */
const LOCKED =
  /\b(?:ban\w*|block\w*|locked?|frozen|freez\w*|suspend\w*|restrict\w*|verif\w*|passwords?|codes?|2fa|authenticator|phone|e-?mails?|wallet)\b|冻结|封|风控|限制|验证|密码|两步|手机|邮箱|实名|钱包|链接|网址/i

/** Whether an exchange that is named does not open for the asker. */
export const asksToGetIn = ({ text, mentions }: ParsedQuestion, topicOf: TopicOf): boolean =>
  NO_ENTRY.test(text) &&
  !LOCKED.test(text) &&
  mentions.some(({ isProject, slug }) => isProject && topicOf(slug) === 'exchanges')
