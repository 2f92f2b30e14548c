import { expect, test } from 'vitest'
import type { Language } from '../../../ports.ts'
import { analysisOf } from './analysis.ts'
import type { Entry } from './handbook.ts'
import { openHandbook } from './open-handbook.ts'
import { PHRASES } from './phrases.ts'

const { handbook, planner } = await openHandbook()

function analysed(text: string, language: Language, before: readonly string[] = []): string {
  const history = before.map((content) => ({ role: 'user', content }) as const)
  const question = { text, language, history, deepThink: true, internetSearch: false }
  const titlesOf = (slugs: readonly string[]) =>
    slugs.map((slug) => handbook.get(slug)?.[language].title ?? '')
  return analysisOf(planner.plan(question), titlesOf)
}

const QUESTIONS: Readonly<Record<Language, (name: string) => readonly string[]>> = {
  en: (name) => [
    name,
    `What is ${name}?`,
    `And what about ${name}?`,
    `How do wallets, exchanges, ethereum and bitcoin compare with ${name}?`,
    `Which fees, taxes and risks come with ${name}, and is it safe to keep it?`,
  ],
  zh: (name) => [
    name,
    `${name}是什么？`,
    `那${name}呢？`,
    `钱包、交易所、以太坊、比特币和${name}有什么区别？`,
    `${name}有哪些手续费、税和风险，放着安全吗？`,
  ],
}

/** Parentheses, or a list before its full stop, with nothing in them. */
const EMPTY = /\(\s*\)|（\s*）|“\s*”|[:：]\s*[.。]|[,、]\s*[.。,、)）]|[:：(（]\s*[,、]/

const table = (['en', 'zh'] as const).flatMap((language) =>
  [...handbook].map(([slug, entry]) => [slug, language, entry[language]] as const),
)

const HISTORIES = [[], ['What is staking?']] as const

/** The title in each form, and the first other name in one: all names in all forms would take minutes. */
function questionsOf(entry: Entry, language: Language, nth: number): string[] {
  const other = entry.aliases.slice(0, 1).flatMap((name) => {
    const forms = QUESTIONS[language](name)
    return forms.slice(nth % forms.length).slice(0, 1)
  })
  return [...QUESTIONS[language](entry.title), ...other]
}

test.each(table)('nothing in an analysis about %s (%s) is left empty', (slug, language, entry) => {
  const nth = [...handbook.keys()].indexOf(slug)
  for (const [form, question] of questionsOf(entry, language, nth).entries()) {
    // Each form of a question has both histories, of one entry or the next.
    const before = HISTORIES[(nth + form) % HISTORIES.length]
    const empty = analysed(question, language, before)
      .split('\n')
      .find((step) => EMPTY.test(step))
    expect(empty, question).toBeUndefined()
  }
})

test.each([
  ['zh', '比特币挖完之后会怎样', '“比特币”：问题里提到了它（比特币）。'],
  ['zh', 'TVL这个指标说明什么', '“去中心化金融（DeFi）”：问题里提到了它（TVL）。'],
  ['en', 'can a museum display a bitcoin', '“Bitcoin”: the question names it (bitcoin).'],
  ['en', 'can a parrot learn to say bitcoin', '“Bitcoin”: the question names it (bitcoin).'],
] as const)(
  'an entry that others come before is named all the same (%s: %s)',
  (language, text, step) => {
    expect(analysed(text, language).toLowerCase()).toContain(step.toLowerCase())
  },
)

test.each(['en', 'zh'] as const)(
  'an entry without a known name is taken in plain words (%s)',
  (language) => {
    const { named } = PHRASES[language].analysis.reason
    expect(named('Staking', [])).not.toMatch(EMPTY)
    expect(named('Staking', [])).toContain('Staking')
    expect(named('Staking', ['stake', 'PoS'])).toMatch(/[(（]stake.*PoS[)）]/)
  },
)
