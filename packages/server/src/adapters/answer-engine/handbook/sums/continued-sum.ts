import type { Language, Question } from '../../../../ports.ts'
import { smallTalkIn } from '../small-talk.ts'
import { altered, changesIn } from './alter.ts'
import { sumQuestion } from './quantities.ts'
import type { Sum } from './sum.ts'
import { sumIn } from './sums.ts'
import { TEXTS } from './texts.ts'

const END = /[?？呢。!！]+\s*$/
const WORTH = /值多少钱?|值几个?钱|(?:is|are) (?:it|they|that) worth|worth/i
/** Asks if it comes to that, not what would be then. */
const WHETHER = /[会能][^吗]{0,20}吗|会不会|能不能|\b(?:will|can|could|should)\b/i
/** The price that is given is that of no moment. */
const LIVE = /现在|目前|right now|\bnow\b|today|今天/gi
/** In UTF-16 units. */
const LONGEST_COUNT = 60
/** Asks what coins are worth, or only says that they are there. */
const HAS_WORTH =
  /值|多少钱|worth|how much|我有|手里|持有|\bi (?:have|hold|own)\b|\bi['’]?ve got\b/i

/** How many earlier questions a sum may have been carried through. */
const MOST_EARLIER = 8

/** The last sum of a conversation, as one text that holds all of its numbers. */
interface Carried {
  readonly text: string
  /** Null for an amount of coins that no price has been given for. */
  readonly sum: Sum | null
}

/**
 * The sum that a question wants; where it only gives another number for the sum before (“and with
 * 20x?”), or what that still needed, the same sum with it.
 */
export function sumOf({ text, history }: Pick<Question, 'text' | 'history'>): Sum | null {
  const own = sumIn(text)
  if (own?.missing.length === 0) return own
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const before = asked.slice(-MOST_EARLIER).reduce<Carried | null>(carried, null)
  return (before && continued(text, before)?.sum) ?? own
}

/** What is known of the last sum after one more question. */
function carried(before: Carried | null, text: string): Carried | null {
  const sum = sumIn(text)
  if (sum?.missing.length === 0) return { text, sum }
  const next = before && continued(text, before)
  // Where it was not clear what is meant, the sum before is still the one that is spoken of.
  if (next) return next
  if (sum) return { text, sum }
  if (countsCoins(text)) return { text, sum: null }
  return smallTalkIn(text) ? before : null
}

/** “What are 100k DOGE worth”, “I have 2 BTC”: a number of coins and no other. */
function countsCoins(text: string): boolean {
  if (text.length > LONGEST_COUNT) return false
  const { quantities } = sumQuestion(text)
  return quantities.length === 1 && quantities[0]?.unit === 'coins' && HAS_WORTH.test(text)
}

function continued(text: string, { text: earlier, sum }: Carried): Carried | null {
  if (!sum) return priced(text, earlier)
  const changes = changesIn(text, earlier)
  if (!changes) return null
  const before = { text: earlier, sum }
  if (sum.missing.length > 0) return completed(text, before)
  const changed = altered(before.text, changes)
  const next = changed === null ? null : sumIn(changed.text)
  if (!changed || next?.kind !== sum.kind || next.missing.length > 0) {
    return { ...before, sum: unclear(sum) }
  }
  if (changed.pairs.length === 0) return { text: changed.text, sum: next }
  return {
    text: changed.text,
    sum: noting(next, (language) => TEXTS[language].same(changed.pairs)),
  }
}

/** What the coins spoken of are worth at the one price that is given now. */
function priced(text: string, earlier: string): Carried | null {
  if (WHETHER.test(text) && !WORTH.test(text)) return null
  const asked = text.replace(WORTH, ' ')
  if (changesIn(asked, earlier)?.quantities.length !== 1) return null
  const number = asked.replace(END, '')
  const ways = [`${number} = ?`, `price ${number} = ?`, `价格 ${number}，值多少`]
  for (const given of ways) {
    const whole = `${earlier.replace(LIVE, '').replace(END, '')}, ${given}`
    const sum = sumIn(whole)
    if (sum?.kind === 'conversion' && sum.missing.length === 0) return { text: whole, sum }
  }
  return null
}

/** What the sum before still needed, given by itself. */
function completed(
  text: string,
  { text: earlier, sum: open }: Carried & { readonly sum: Sum },
): Carried | null {
  const [wanted] = open.missing
  const number = text.replace(END, '')
  const named = wanted ? [TEXTS.zh.values[wanted], TEXTS.en.values[wanted]] : []
  const tries = [number, ...named.map((name) => `${name} ${number}`)]
  for (const given of tries) {
    const whole = `${earlier}, ${given}`
    const sum = sumIn(whole)
    if (sum?.kind === open.kind && sum.missing.length === 0) return { text: whole, sum }
  }
  return null
}

const noting = (sum: Sum, note: (language: Language) => string): Sum => ({
  ...sum,
  text: (language) => `${sum.text(language)}\n\n${note(language)}`,
})

/** A sum that can't be told: nothing near is computed instead. */
const unclear = ({ kind, entry }: Sum): Sum => ({
  kind,
  entry,
  missing: [],
  form: null,
  text: (language) => TEXTS[language].unclear(TEXTS[language].sums[kind]),
})
