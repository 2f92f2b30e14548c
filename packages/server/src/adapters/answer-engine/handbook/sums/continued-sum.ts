import type { Language, Question } from '../../../../ports.ts'
import { smallTalkIn } from '../small-talk.ts'
import { altered, changesIn } from './alter.ts'
import type { Sum } from './sum.ts'
import { sumIn } from './sums.ts'
import { TEXTS } from './texts.ts'

/** How many earlier questions a sum may have been carried through. */
const MOST_EARLIER = 8

/** The last sum of a conversation, as one text that holds all of its numbers. */
interface Carried {
  readonly text: string
  readonly sum: Sum
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
  return smallTalkIn(text) ? before : null
}

function continued(text: string, before: Carried): Carried | null {
  const changes = changesIn(text, before.text)
  if (!changes) return null
  if (before.sum.missing.length > 0) return completed(text, before)
  const changed = altered(before.text, changes)
  const sum = changed === null ? null : sumIn(changed.text)
  if (!changed || sum?.kind !== before.sum.kind || sum.missing.length > 0) {
    return { ...before, sum: unclear(before.sum) }
  }
  if (changed.pairs.length === 0) return { text: changed.text, sum }
  return { text: changed.text, sum: noting(sum, (language) => TEXTS[language].same(changed.pairs)) }
}

/** What the sum before still needed, given by itself. */
function completed(text: string, { text: earlier, sum: open }: Carried): Carried | null {
  const [wanted] = open.missing
  const number = text.replace(/[?？呢。!！]+\s*$/, '')
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
