import { createHash } from 'node:crypto'
import { type Handbook, openHandbook, openOver } from '@coinquiry/server/testing'
import { percent, type Score } from './scores.ts'

const LANGUAGES = ['en', 'zh'] as const
type Language = (typeof LANGUAGES)[number]

/** One of so many questions is withheld. */
const EVERY = 8

/** A question that stands with a section of the handbook. */
interface Asked {
  readonly text: string
  readonly language: Language
  readonly slug: string
  readonly heading: string
}

/** How many withheld questions are answered first from where they stand. */
export interface WithheldScore {
  readonly entry: Score
  readonly section: Score
}

export type WithheldScores = Readonly<Record<Language, WithheldScore>>

/**
 * Takes an eighth of the questions that stand with sections out of the handbook and asks them. They
 * are in words that the handbook has nowhere else, so this says how it fares with what nobody foresaw.
 */
export async function askWithheld(): Promise<WithheldScores> {
  const { handbook } = await openHandbook()
  const { planner } = await openOver(without(handbook))
  const found = [...handbook].flatMap(([slug, entries]) =>
    LANGUAGES.flatMap((language) =>
      entries[language].sections.flatMap(({ heading, asked }) =>
        asked.filter(isWithheld).map((text) => firstOf({ text, language, slug, heading })),
      ),
    ),
  )
  return { en: scoreOf('en'), zh: scoreOf('zh') }

  function firstOf({ text, language, slug, heading }: Asked) {
    const question = { text, language, history: [], deepThink: false, internetSearch: false }
    const plan = planner.plan(question)
    const [first] = plan.kind === 'answer' ? plan.parts : []
    const isEntry = first?.entry.slug === slug
    return { language, isEntry, isSection: isEntry && first?.sections[0]?.heading === heading }
  }

  function scoreOf(language: Language): WithheldScore {
    const own = found.filter((each) => each.language === language)
    const passed = (key: 'isEntry' | 'isSection') => own.filter((each) => each[key]).length
    return {
      entry: { passed: passed('isEntry'), of: own.length },
      section: { passed: passed('isSection'), of: own.length },
    }
  }
}

/** A row for each language. */
export function withheldTable(scores: WithheldScores): string[][] {
  const shown = (score: Score) => `${percent(score)} of ${score.of}`
  return LANGUAGES.map((language) => {
    const { entry, section } = scores[language]
    return [language, shown(entry), shown(section)]
  })
}

/** By its words, so that others that are added change nothing. */
function isWithheld(text: string): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % EVERY === 0
}

function without(handbook: Handbook): Handbook {
  const kept = ({ sections, ...entry }: Entry) => ({
    ...entry,
    sections: sections.map(({ asked, ...section }) => ({
      ...section,
      asked: asked.filter((text) => !isWithheld(text)),
    })),
  })
  return new Map([...handbook].map(([slug, { en, zh }]) => [slug, { en: kept(en), zh: kept(zh) }]))
}

type Entry = (Handbook extends ReadonlyMap<string, infer Entries> ? Entries : never)[Language]
