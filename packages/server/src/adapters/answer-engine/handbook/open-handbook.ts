import { remembered } from '../../remembered.ts'
import { loadGlossary } from './glossary.ts'
import { type Handbook, loadHandbook } from './handbook.ts'
import { LookUp } from './look-up.ts'
import { loadMeanings } from './meanings.ts'
import { Planner } from './planner.ts'
import { loadRules } from './rules.ts'
import { loadVocabulary } from './vocabulary.ts'
import { loadExamples, Wants } from './wants.ts'

export interface OpenHandbook {
  readonly handbook: Handbook
  readonly lookUp: LookUp
  readonly planner: Planner
}

/** Reads the entries and the lists and rules beside them, and makes them ready to be asked; once, as they never change. */
export const openHandbook = remembered(async () => openOver(await loadHandbook()))

/** These entries with the lists and rules of the handbook, ready to be asked. */
export async function openOver(handbook: Handbook): Promise<OpenHandbook> {
  const [glossary, vocabulary, rules, meanings] = await Promise.all([
    loadGlossary(),
    loadVocabulary(),
    loadRules(),
    loadMeanings(),
  ])
  const known = [...handbook.values()].flatMap(({ en, zh }) =>
    [...en.sections, ...zh.sections].flatMap(({ asked }) => asked),
  )
  const wants = new Wants(loadExamples, known, vocabulary.projects)
  const lookUp = new LookUp(handbook, glossary, vocabulary, wants, rules)
  return { handbook, lookUp, planner: new Planner(handbook, glossary, lookUp, meanings) }
}
