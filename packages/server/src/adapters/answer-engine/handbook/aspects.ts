import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readYamlTexts } from '../../../read-yaml.ts'

const ASKED_WORDS = new URL('../../../../handbook/aspects.yaml', import.meta.url)

/** What a section of an entry can be about. */
const ASPECTS = [
  'how',
  'risk',
  'steps',
  'cost',
  'compare',
  'kinds',
  'why',
  'sum',
  'when',
  'trouble',
  'effect',
  'law',
] as const
export type Aspect = (typeof ASPECTS)[number]

const patterns = z.array(z.string().min(1)).min(1)

/** How people ask for each. */
const ASKED = z
  .record(
    z.enum(ASPECTS),
    z
      .strictObject({ en: patterns, zh: patterns })
      .transform(
        ({ en, zh }) => new RegExp(String.raw`\b(?:${en.join('|')})\w*|${zh.join('|')}`, 'gi'),
      ),
  )
  .parse(readYamlTexts(readFileSync(ASKED_WORDS, 'utf8')))

export function isAspect(name: string): name is Aspect {
  return Object.hasOwn(ASKED, name)
}

/** Entries that are an aspect of other subjects as well as a subject of their own. */
export const ASPECT_SLUGS: ReadonlySet<string> = new Set([
  'taxes',
  'fees-gas',
  'regulation',
  'privacy',
  'how-to-start',
  'risk-management',
  'volatility',
])

/** Who asks how a trouble is prevented is in none. */
const PREVENTION =
  /\b(?:without|avoid(?:ing)?|prevent(?:ing)?|from (?:getting|being))\b[^,.?!]*|(?:防止|避免|以免|不被|(?<!会)不会被)[^，。？！]*/gi

/** What is asked about a subject; what it is, only if nothing else. */
export function aspectsOf(question: string): Aspect[] {
  const asked = Object.entries(ASKED) as [Aspect, RegExp][]
  const isInTrouble = question.replace(PREVENTION, ' ').search(ASKED.trouble) >= 0
  const found = asked.flatMap(([name, pattern]) =>
    (name === 'trouble' ? isInTrouble : question.search(pattern) >= 0) ? name : [],
  )
  if (found.length === 1) return found
  // Why something is dear, is not what it costs.
  const isWhy = found.includes('why')
  return found.filter((name) => name !== 'how' && !(isWhy && name === 'cost'))
}

/** The question without the words that ask for an aspect of something. */
export function withoutAspects(question: string): string {
  return Object.values(ASKED).reduce((text, asked) => text.replace(asked, ' '), question)
}

/** A question about its subject as such, be it in the one word of its name. */
export function isDefinition(aspects: readonly Aspect[]): boolean {
  return aspects.every((aspect) => aspect === 'how')
}

/** Asks how to do something; “what is it used for” and “which to choose” don’t. */
const HOW_TO =
  /\bhow (?:do|can|should|could|would) (?:i|we|you|one)\b(?! (?:think|feel|see|know|tell|decide|explain))|\bhow to\b(?! (?:know|tell|decide))|步骤|教程|(?:(?<!是)怎么(?!了|回事|运作|个玩法|样|会|这么|那么|又|办|看|算|说|想|来的)|如何|怎样)(?!看待|理解|判断|运作|运行|工作|保持|维持|赚钱|盈利)/i

/** True if the steps of something are asked for, in so many words. */
export function asksForSteps(question: string): boolean {
  return HOW_TO.test(question)
}
