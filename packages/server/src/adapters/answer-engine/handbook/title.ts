import type { Plan } from './plan.ts'

/** A question that fits is its own best title. */
const FITS = 40

/** A title from the entries that a long question led to; null where the question itself serves. */
export function titleOf(plan: Plan): string | null {
  if (plan.kind !== 'answer' || [...plan.reading.text].length <= FITS) return null
  const [first, second] = plan.parts
  if (second) return `${first.entry.title} · ${second.entry.title}`
  const [section] = first.sections
  if (!section) return first.entry.title
  const colon = plan.reading.language === 'zh' ? '：' : ': '
  return `${first.entry.title}${colon}${section.heading}`
}
