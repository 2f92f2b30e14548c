import { NameTable } from '../../../subjects/name-table.ts'
import type { NamedKind } from '../../../subjects/subject.ts'
import { remembered } from '../../remembered.ts'
import { simplified } from '../simplified.ts'
import { loadVocabulary, type Project, type ProjectKind } from './vocabulary.ts'

const KINDS: Readonly<Record<ProjectKind, NamedKind>> = {
  assets: 'asset',
  exchanges: 'exchange',
  chains: 'chain',
  protocols: 'protocol',
  wallets: 'wallet',
}

/** The names of the handbook's lists, as a question is searched for them; loaded once, as they never change. */
export const loadKnownNames = remembered(async (): Promise<NameTable> => {
  const { projects, marketWords } = await loadVocabulary()
  const rows = projects.map((project) => ({ ...project, kinds: kindsOf(project) }))
  return new NameTable(rows, marketWords, simplified)
})

/** What has a ticker is an asset, whatever else it is. */
function kindsOf({ kind, ticker, is }: Project): NamedKind[] {
  return [...new Set<NamedKind>([...(ticker ? ['asset' as const] : []), KINDS[kind], ...is])]
}
