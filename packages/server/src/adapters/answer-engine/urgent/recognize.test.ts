import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hotTopics } from '../../../db/migrations/hot-topics.ts'
import { loadHandbook } from '../handbook/handbook.ts'
import { Planner } from '../handbook/planner.ts'
import { URGENT_KINDS, type UrgentKind, urgentKindOf } from './recognize.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(`sentences/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** Answers with the same first steps: pay nothing, freeze, save evidence, report. */
const ALIKE: readonly UrgentKind[] = ['advance-fee', 'promised-profit']

/** A line says which kind it has to be: `kind: sentence`. */
function isMissed(line: string): boolean {
  const [, expected, sentence = ''] = /^(.+?): (.*)$/.exec(line) ?? []
  const kinds: readonly (string | undefined)[] = ALIKE.some((kind) => kind === expected)
    ? ALIKE
    : [expected]
  return !kinds.includes(urgentKindOf(sentence) ?? 'none')
}
const isAlarm = (sentence: string) => urgentKindOf(sentence) !== null

// The unseen part was written before any rule. Which of its sentences fail is never looked at: what
// is mended by looking proves nothing about the next person’s words.
describe.each(['zh', 'en'])('sentences in %s', (language) => {
  it('takes each urgent one that the rules were made with for its kind', () => {
    expect(linesOf(`urgent.${language}.tuned`).filter(isMissed)).toEqual([])
  })

  it.each([
    ['misses', 'urgent', 'unseen', 0.03, isMissed],
    ['takes for urgent', 'harmless', 'tuned', 0.02, isAlarm],
    ['takes for urgent', 'harmless', 'unseen', 0.02, isAlarm],
  ] as const)('%s of the %s, %s ones at most %d', (_does, which, part, most, fails) => {
    const lines = linesOf(`${which}.${language}.${part}`)
    const failed = lines.filter(fails).length
    process.stdout.write(`${language}, ${which}, ${part}: ${failed} of ${lines.length}\n`)
    expect(failed / lines.length).toBeLessThanOrEqual(most)
  })

  it('has enough of each, a third of it unseen, and of every kind', () => {
    for (const [which, least] of [
      ['urgent', 120],
      ['harmless', 300],
    ] as const) {
      const [tuned, unseen] = [`${which}.${language}.tuned`, `${which}.${language}.unseen`].map(
        linesOf,
      )
      expect(new Set([...(tuned ?? []), ...(unseen ?? [])]).size).toBeGreaterThanOrEqual(least)
      expect(unseen?.length).toBeGreaterThanOrEqual(least / 3)
    }
    const kinds = linesOf(`urgent.${language}.unseen`).map((line) => line.split(': ')[0])
    expect(new Set(kinds)).toEqual(new Set(URGENT_KINDS))
  })
})

describe('urgentKindOf', () => {
  it('leaves what the app itself suggests alone', async () => {
    const titles = [...(await loadHandbook()).values()].flatMap(({ zh, en }) => [
      zh.title,
      en.title,
    ])
    const suggested = [...titles, ...hotTopics.zh, ...hotTopics.en]
    expect(suggested.length).toBeGreaterThan(120)
    expect(suggested.filter(isAlarm)).toEqual([])
  })

  it.each([
    ['平台要 20% 保证金才能提现', 'advance-fee'],
    ['平臺要 20% 保證金才能提現', 'advance-fee'],
    ['ＭＹ ＡＣＣＯＵＮＴ was hacked!!', 'account-hacked'],
    ['I was hacked and now I want to die', 'suicide'],
    ['', null],
    ['?', null],
    ['\u0000', null],
  ])('takes %j for %j', (text, kind) => {
    expect(urgentKindOf(text)).toBe(kind)
  })

  it('finds it within a long text, and joins nothing that stands far apart', () => {
    const chat = 'Bitcoin has a supply limit. '.repeat(20)
    expect(urgentKindOf(`${chat}Someone stole my usdt 10 minutes ago. ${chat}`)).toBe(
      'funds-stolen',
    )
    expect(urgentKindOf(`I withdraw on Fridays. ${chat}They told me to pay a fee.`)).toBeNull()
  })

  it('costs less than the look-up in the handbook that comes after it', async () => {
    const planner = new Planner(await loadHandbook())
    const texts = ['zh', 'en'].flatMap((language) => {
      const lines = linesOf(`harmless.${language}.tuned`)
      return [...lines.slice(0, 100), lines.join('\n').slice(0, 2000)]
    })
    const looked = { history: [], deepThink: false, internetSearch: false, language: 'zh' } as const
    const timeOf = (work: (text: string) => unknown) => {
      texts.forEach(work)
      const begun = performance.now()
      texts.forEach(work)
      return performance.now() - begun
    }
    expect(timeOf(urgentKindOf)).toBeLessThan(timeOf((text) => planner.plan({ text, ...looked })))
  })
})
