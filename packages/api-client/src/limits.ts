/** Figures and forms that client and server share. Counts of text are Unicode code points. */
export const QUESTION_MAX = 2000
export const USER_NAME_MAX = 30
export const TOPIC_TITLE_MAX = 100
export const DISLIKE_TEXT_MAX = 500
/** What a report of a shared topic says beside its reason, in code points. */
export const REPORT_NOTE_MAX = 500
export const LOGIN_CODE_LENGTH = 6
export const HOT_TOPICS = 6
export const POINTS_PAGE_SIZE = 10
/** Of a request that is no upload; the longest question takes 24 kB when each character is escaped. */
export const BODY_MAX_BYTES = 64 * 1024
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024
/** What the free version allows. */
export const TOPICS_PER_DAY = 3
export const FOLLOW_UPS_PER_TOPIC_AND_DAY = 3
/** So many answers of one user are written at once. */
export const RUNNING_ANSWERS = 5
/** So many answers of one user are read at once. */
export const OPEN_STREAMS = 20
/** So many exports of one person wait, beside the one that is written. */
export const EXPORTS_WAITING = 2
/** What Pro costs, in cents of US dollars, where the payment provider has no prices of its own. */
export const DEFAULT_PRICES = { yearly: 299_00, monthly: 30_00 } as const
/** How long a client waits for a reply that is no stream. */
export const REQUEST_TIMEOUT_MS = 1_000_000
/** A stream without an event sends a comment this often. */
export const HEARTBEAT_MS = 15_000

/** What a member types, to the letter, to delete the account. */
export const DELETE_ACCOUNT_PHRASE = { en: 'DELETE MY ACCOUNT', zh: '删除我的账户' } as const

export const EMAIL_MAX = 254
export const EMAIL_PATTERN = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/
const LOGIN_CODE = new RegExp(`^[A-Za-z0-9]{${LOGIN_CODE_LENGTH}}$`)

export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text)

/** A pasted code without its white space, or null if it isn't one. */
export function loginCode(pasted: string): string | null {
  const code = pasted.replace(/\s/g, '')
  return LOGIN_CODE.test(code) ? code : null
}

/** The length that limits mean: one emoji or rare ideograph counts once. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
