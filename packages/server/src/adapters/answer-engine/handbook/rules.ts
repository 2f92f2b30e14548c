import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readYaml } from '../../../read-yaml.ts'
import { isBereaved, leavesCoins } from '../bereaved.ts'
import { concept, passagesOf } from '../urgent/phrases.ts'
import { type Aspect, isAspect } from './aspects.ts'
import { isTelling, type Mention } from './names.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Withheld } from './plan.ts'
import { KNOWN, type Ranked } from './ranking.ts'
import type { Choice } from './sections.ts'
import { isHan } from './words.ts'

const RULES = fileURLToPath(new URL('../../../../handbook/rules.yaml', import.meta.url))

/** Stands in a passage for the name of a coin, company or service. */
const NAME = 'ñ'

interface Passage {
  readonly text: string
  /** The same with `NAME` for each name. */
  readonly unnamed: string
}

const line = z.string().trim().min(1)
const texts = z.strictObject({ en: line, zh: line })

/** Whether one of the phrases stands in a passage. */
const phrases = line
  .refine((list) => !/[A-Z'’?!.]/.test(list), 'phrases are in small letters and without marks')
  .transform((list) => {
    const { isIn } = concept(list.replaceAll('{name}', NAME))
    const isOfNames = list.includes('{name}')
    return ({ text, unnamed }: Passage) => isIn(isOfNames ? unnamed : text)
  })

const rule = z
  .strictObject({
    entry: line,
    aspects: z.array(z.custom<Aspect>((name) => typeof name === 'string' && isAspect(name))).min(1),
    sections: z.int().min(0).max(1).default(1),
    names: z
      .strictObject({ project: z.boolean().default(false), topics: z.array(line).optional() })
      .optional(),
    bereaved: z.boolean().default(false),
    overrules: z.boolean().default(false),
    when: z.array(phrases).default([]),
    unless: phrases.optional(),
    withheld: z.strictObject({ asks: texts, says: texts }).optional(),
  })
  .refine(({ when, bereaved }) => when.length > 0 || bereaved, 'holds for every question')

/** A question whose words alone say which section helps. What the fields mean stands in the file. */
export type Rule = z.output<typeof rule>

const file = z.record(z.string(), rule)

/** Reads the rules in their order; throws an error of zod for one that is not in form. */
export async function loadRules(path = RULES): Promise<readonly Rule[]> {
  return Object.values(file.parse(readYaml(await readFile(path, 'utf8'))))
}

/** Of what an entry is: its first topic. */
type TopicOf = (slug: string) => string | undefined

/** What a rule takes into the answer. */
export interface Ruled extends Pick<Choice, 'aspects' | 'least' | 'most'> {
  readonly slug: string
  /** What is said plainly first, in place of what the question seems to want. */
  readonly withheld: readonly Withheld[]
}

/** What helps with a question by the first rule that fits; null for every other one. */
export function ruledIn(
  rules: readonly Rule[],
  reading: ParsedQuestion,
  ranked: readonly Ranked[],
  topicOf: TopicOf,
): Ruled | null {
  const passages = passagesIn(reading)
  const rule = rules.find((each) => fits(each, reading, passages, topicOf))
  if (!rule) return null
  const { entry: slug, aspects, sections, withheld } = rule
  const known = ranked.find(({ alike }) => alike >= KNOWN)
  if (rule.overrules || !known || known.slug === slug) {
    return { slug, aspects, least: sections, most: sections, withheld: withheld ? [withheld] : [] }
  }
  // An entry that tells what is asked has nothing to withhold.
  return withheld ? { slug: known.slug, least: 1, most: 1, withheld: [] } : null
}

function fits(
  { bereaved, names, when, unless }: Rule,
  reading: ParsedQuestion,
  passages: readonly Passage[],
  topicOf: TopicOf,
): boolean {
  if (bereaved && !isOfHeir(reading)) return false
  const isNamed = ({ isProject, slug }: Mention) =>
    (isProject || !names?.project) && (names?.topics?.includes(topicOf(slug) ?? '') ?? true)
  if (names && !reading.mentions.some(isNamed)) return false
  const isSaid = passages.some((passage) => when.every((isIn) => isIn(passage)))
  return isSaid && !(unless && passages.some(unless))
}

/** True for a question how to come by the coins of a relative who has died. */
function isOfHeir({ text, mentions }: ParsedQuestion): boolean {
  return isBereaved(text) && (leavesCoins(text) || mentions.some(isTelling))
}

function passagesIn({ text, mentions }: ParsedQuestion): Passage[] {
  const named = mentions.filter(({ isProject }) => isProject).map(({ phrase }) => phrase)
  const longestFirst = named.sort((one, other) => other.length - one.length)
  // A passage has no marks, so that nothing in a name has a meaning in a pattern.
  const names = longestFirst.flatMap(passagesOf).filter(Boolean)
  const patterns = names.map((name) => (isHan(name) ? name : `(?<![a-z0-9])${name}s?(?![a-z0-9])`))
  const pattern = names.length > 0 ? new RegExp(patterns.join('|'), 'g') : null
  return passagesOf(text).map((passage) => ({
    text: passage,
    unnamed: pattern ? passage.replace(pattern, NAME) : passage,
  }))
}
