import type { Turn } from '../../../ports.ts'
import type { Entry } from './handbook.ts'

const MOST = 4

/** Something to ask next: the app puts it into the question, to others it is a link to nowhere. */
export function offered(text: string): string {
  return `[${text}](#ask)`
}

/** What can be read after these entries: what no answer of the conversation held or offered. */
export function relatedTo(
  entries: readonly Entry[],
  history: readonly Turn[],
  entryOf: (slug: string) => Entry | null,
): Entry[] {
  const answers = history.flatMap(({ role, content }) => (role === 'assistant' ? content : []))
  const own = new Set(entries.map(({ slug }) => slug))
  const slugs = new Set(entries.flatMap(({ related }) => related))
  return [...slugs]
    .filter((slug) => !own.has(slug))
    .flatMap((slug) => entryOf(slug) ?? [])
    .filter((entry) => !answers.some((text) => had(text, entry)))
    .slice(0, MOST)
}

/** True if an answer was taken from an entry or offered it. */
function had(text: string, { title, summary }: Entry): boolean {
  // A citation may stand before the full stop.
  const begun = summary.replace(/[.。]$/, '')
  return [offered(title), `### ${title} – `, begun].some((part) => text.includes(part))
}
