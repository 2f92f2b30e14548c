import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '../../../ports.ts'
import { simplified } from '../simplified.ts'
import { ExampleCounts } from './example-counts.ts'
import type { Project } from './vocabulary.ts'
import { isHan } from './words.ts'

const EXAMPLES = fileURLToPath(new URL('../../../../handbook/wants/', import.meta.url))
const LANGUAGES: readonly Language[] = ['en', 'zh']

/** What a question can want that no handbook can give. */
const FOCUSES = ['figures', 'news', 'forecast', 'advice'] as const
export type Focus = (typeof FOCUSES)[number]

/** What a question can want: also something that can be explained, or nothing of the field, or nothing in particular. */
const WANTS = [...FOCUSES, 'explain', 'unrelated', 'vague'] as const
export type Want = (typeof WANTS)[number]

/** How likely a question is of each kind, from 0 to 1; all together 1. */
export type Likelihoods = Readonly<Record<Want, number>>

/** Questions by what they want. */
export type Examples = Readonly<Record<Want, readonly string[]>>

/** Reads `wants/LANGUAGE/WANT.txt`, which hold a question a line, of both languages because people mix them. */
export function loadExamples(directory = EXAMPLES): Examples {
  const read = (want: Want) =>
    LANGUAGES.flatMap((language) => {
      const text = readFileSync(`${directory}/${language}/${want}.txt`, 'utf8')
      return text.split('\n').filter((line) => line !== '')
    })
  const examples = WANTS.map((want) => [want, read(want)] as const)
  return Object.fromEntries(examples) as Record<Want, string[]>
}

/** The share of a feature that no example of a kind has. */
const UNSEEN = 0.0001

/**
 * Tells what a question wants from examples of each kind: naive Bayes. Its features are the words of a
 * question (characters in Chinese) and each two that follow each other. A feature speaks for a kind as
 * often as the examples of that kind have it; all features together decide, no kind is likelier before.
 */
export class Wants {
  readonly #names: ProjectNames
  readonly #examples: () => Examples
  readonly #known: readonly string[]
  /** How many examples each kind has. */
  #sizes: readonly number[] = []
  /** The number of each word of the examples. */
  readonly #words = new Map<string, number>()
  #counts = new ExampleCounts([])

  /**
   * `known` are questions that a section of the handbook answers: written for it, they are of a kind of
   * their own. `projects` are those whose names say nothing on what is wanted.
   */
  constructor(examples: () => Examples, known: readonly string[], projects: readonly Project[]) {
    this.#examples = examples
    this.#known = known
    this.#names = new ProjectNames(projects)
  }

  /** How likely a question is of each kind. */
  of(question: string): Likelihoods {
    if (this.#sizes.length === 0) this.#learn()
    const features = this.#countsIn(question)
    const sums = this.#sizes.map((size, kind) =>
      features.reduce((sum, counts) => sum + Math.log((counts[kind] ?? 0) / size + UNSEEN), 0),
    )
    const highest = Math.max(...sums)
    const weights = sums.map((sum) => Math.exp(sum - highest))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    const likely = WANTS.map((want, kind) => [want, (weights[kind] ?? 0) / all] as const)
    const { explain, ...others } = Object.fromEntries(likely) as Likelihoods
    return { ...others, explain: explain + (weights[WANTS.length] ?? 0) / all }
  }

  /** True for a word that stands in an example, which most words of daily life do. */
  knows(word: string): boolean {
    if (this.#sizes.length === 0) this.#learn()
    return this.#words.has(word)
  }

  /** Reads the examples at the first question: it takes a twentieth of a second. */
  #learn() {
    const examples = this.#examples()
    const kinds = [...WANTS.map((want) => examples[want]), this.#known]
    this.#sizes = kinds.map((questions) => Math.max(questions.length, 1))
    this.#counts = new ExampleCounts(
      kinds.map((questions) =>
        this.#piecesOf(questions).map((pieces) => pieces.map((piece) => this.#numbered(piece))),
      ),
    )
  }

  #numbered(word: string): number {
    const known = this.#words.get(word)
    if (known !== undefined) return known
    this.#words.set(word, this.#words.size)
    return this.#words.size - 1
  }

  /** For each feature of a question the examples that have it, by kind; those that none has are left out. */
  #countsIn(question: string): readonly (readonly number[])[] {
    const [pieces = []] = this.#piecesOf([question])
    const words = pieces.map((piece) => this.#words.get(piece))
    const features = new Map<string, readonly number[]>()
    for (const [at, word] of words.entries()) {
      const before = words[at - 1]
      if (word === undefined) continue
      if (at > 0 && at < words.length - 1) features.set(`${word}`, this.#counts.of(word))
      if (before !== undefined) features.set(`${before} ${word}`, this.#counts.of(before, word))
    }
    return [...features.values()].filter((counts) => counts.some((count) => count > 0))
  }

  /** The words of each question with its beginning and end, which are words, too; so are any number and any name. */
  #piecesOf(questions: readonly string[]): string[][] {
    // All at once, for it takes less time.
    const lines = questions.map((question) => question.replaceAll('\n', ' ')).join('\n')
    const text = lines.normalize('NFKC').toLowerCase().replace(/['’]/g, '')
    const replaced = this.#names.replacedIn(simplified(text).replace(NUMBER, ' 9 '))
    return replaced.split('\n').map((line) => ['^', ...(line.match(PIECE) ?? []), '$'])
  }
}

/** What is wanted of one coin is wanted of another: names of projects, daily words aside. */
class ProjectNames {
  readonly #latin: ReadonlySet<string>
  readonly #han: RegExp

  constructor(projects: readonly Project[]) {
    const names = projects.flatMap(({ names, everyday }) => {
      const daily = new Set(everyday.map((name) => name.toLowerCase()))
      return names.filter((name) => !daily.has(name.toLowerCase()))
    })
    const [han, latin] = [names.filter(isHan), names.filter((name) => !isHan(name))]
    this.#latin = new Set(latin.map((name) => name.toLowerCase()))
    const longestFirst = han.sort((one, other) => other.length - one.length)
    this.#han = new RegExp(longestFirst.join('|'), 'g')
  }

  replacedIn(text: string): string {
    return text
      .replace(this.#han, ' ñ ')
      .replace(/[a-z][a-z0-9]+/g, (word) => (this.#latin.has(word) ? ' ñ ' : word))
  }
}

/** From where on a question is taken for one of a kind. */
const LIKELY = 0.5

/** True if a question names nothing that it is about: “which one is better?”. */
export function isVague({ vague }: Likelihoods): boolean {
  return vague >= LIKELY
}

/** From where on a request that can't be granted is no mistake of what is wanted. */
export const SURE = 0.98

/** Leaves no doubt that a moment is meant, whatever else is known of the question. */
export const NOW =
  /\b(?:right now|just now|at the moment|today|tonight|this week|latest)\b|现在|目前|此刻|刚刚|今[天日晚]|本周|最新/i

/** What is requested and can't be given. */
export function focusOf(likely: Likelihoods): Focus[] {
  return FOCUSES.filter((focus) => likely[focus] >= LIKELY)
}

const PIECE = /\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const NUMBER = /\$?\d[\d.,]*[kmbw]?(?![a-z])/g
