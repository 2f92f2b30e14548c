import type { Question } from '../../../ports.ts'
import { languageOf } from '../language.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import type { Research } from './research.ts'

/** What could be searched for an answer. */
export type Reach =
  /** The asker doesn't wish it. */
  | 'off'
  /** The asker wishes it, but no provider is configured. */
  | 'nothing'
  /** The asker wishes it, but the model takes no tools. */
  | 'noTools'
  | 'tools'

/** What an answer has to say of the search that was wished for and not made, in its language. */
export function notesOn({ text }: Question, reach: Reach, research: Research): string[] {
  const words = RESEARCH_MESSAGES[languageOf(text)]
  if (reach === 'off') return []
  if (reach === 'noTools') return [words.noTools]
  const market = research.has('market') === 'failed' ? [words.marketFailed] : []
  if (!research.tools.some(({ kind }) => kind === 'web')) return [words.notConfigured, ...market]
  const web = research.has('web')
  if (web === 'failed') return [words.searchFailed, ...market]
  if (web === 'succeeded' || research.has('market') === 'succeeded') return market
  return [words.notSearched, ...market]
}
