import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readYamlTexts } from '../../../read-yaml.ts'
import { Place } from './place.ts'
import { wordsOf } from './words.ts'

const NAMES = fileURLToPath(new URL('../../../../handbook/names/', import.meta.url))

const phrase = z.string().trim().min(1)

const listed = z.array(
  z.strictObject({
    name: phrase,
    ticker: phrase.optional(),
    zh: z.array(phrase).default([]),
    also: z.array(phrase).default([]),
    /** Those of its names that are also words of daily life. */
    everyday: z.array(phrase).default([]),
    /** Those of its names that are terms of the field as well. */
    jargon: z.array(phrase).default([]),
    /** The entry about it, or about what it is one of. */
    entry: phrase.optional(),
    id: phrase.optional(),
    is: z.array(z.enum(['chain', 'protocol'])).default([]),
    shared: z.array(z.strictObject({ name: phrase, id: phrase })).default([]),
  }),
)

const wordLists = z.strictObject({
  everyday: z.array(phrase),
  elsewhere: z.array(phrase),
  market: z.array(phrase),
  beside: z.array(phrase),
  ofCoins: z.array(phrase),
  priced: z.array(phrase),
  general: z.array(phrase),
  sounds: z.array(phrase),
  right: z.array(phrase),
})

const placeNames = z.array(z.array(phrase))

/** What a project is, and the entry that says what holds for all of its kind. */
export const ENTRY_OF_KIND = {
  assets: 'altcoins-evaluation',
  exchanges: 'choosing-an-exchange',
  chains: 'layer-1',
  wallets: 'wallets',
  protocols: 'defi',
} as const

export type ProjectKind = keyof typeof ENTRY_OF_KIND

/** A coin, company or service that people ask about by name. */
export interface Project {
  readonly name: string
  readonly kind: ProjectKind
  /** All of its names, tickers among them. */
  readonly names: readonly string[]
  readonly ticker: string | null
  /** Names that count only where nothing else can be meant. */
  readonly everyday: readonly string[]
  /** Those of them that need to be called a coin even then. */
  readonly jargon: readonly string[]
  /** The entry about it or its kind. */
  readonly entry: string
  /** What CoinGecko calls it. */
  readonly id: string | null
  /** What else bears its name: the chain or the protocol of a coin. */
  readonly is: readonly ('chain' | 'protocol')[]
  /** Other assets with its ticker. */
  readonly shared: readonly { readonly name: string; readonly id: string }[]
}

/** What names and words mean, apart from the entries. */
export interface Vocabulary {
  readonly projects: readonly Project[]
  /** Countries and regions. */
  readonly places: readonly Place[]
  /** Names of entries that mean something else outside of finance. */
  readonly everyday: Phrases
  /** Other financial subjects, for which there is no entry. */
  readonly elsewhere: Phrases
  /** Words that say that a question is about money. */
  readonly market: Phrases
  /** What stands beside a name that is also a word of daily life. */
  readonly beside: Phrases
  /** Words that say of a name in capitals that it is a coin’s. */
  readonly ofCoins: Phrases
  /** The words beside names, and what stands beside the name of something that has a price. */
  readonly marketWords: readonly string[]
  /** What is said of anything: a question of nothing else has no subject. */
  readonly general: readonly string[]
  /** Chinese characters that sound alike, in each text those of one sound. */
  readonly sounds: readonly string[]
  /** Words that are no misspelled names, though near to one. */
  readonly right: ReadonlySet<string>
}

/** Reads the lists beside the entries; throws an error of zod where one is not in form. */
export async function loadVocabulary(directory = NAMES): Promise<Vocabulary> {
  const read = async (file: string) =>
    readYamlTexts(await readFile(`${directory}/${file}.yaml`, 'utf8'))
  const projects: Project[] = []
  for (const [kind, general] of Object.entries(ENTRY_OF_KIND) as [ProjectKind, string][]) {
    for (const { zh, also, entry, ...listing } of listed.parse(await read(kind))) {
      const { name, ticker = null, id = null } = listing
      const names = [...new Set([name, ...(ticker ? [ticker] : []), ...zh, ...also])]
      projects.push({ ...listing, kind, ticker, id, names, entry: entry ?? general })
    }
  }
  const { everyday, elsewhere, market, beside, ofCoins, priced, general, sounds, right } =
    wordLists.parse(await read('words'))
  return {
    projects,
    places: placeNames.parse(await read('places')).map((names) => new Place(names)),
    everyday: new Phrases(everyday),
    elsewhere: new Phrases(elsewhere),
    market: new Phrases(market),
    beside: new Phrases(beside),
    ofCoins: new Phrases(ofCoins),
    marketWords: [...beside, ...priced],
    general,
    sounds,
    right: new Set(right),
  }
}

/** A set of words and phrases that can be looked for in a question. */
export class Phrases {
  readonly #byFirst = new Map<string, { phrase: string; words: readonly string[] }[]>()

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      const words = wordsOf(phrase)
      const [first] = words
      if (first === undefined) continue
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { phrase, words }])
    }
  }

  /** Those that stand in the words, as the list spells them, each once. */
  in(words: readonly string[]): string[] {
    const found = words.flatMap((word, start) =>
      (this.#byFirst.get(word) ?? []).filter((each) =>
        each.words.every((part, at) => words[start + at] === part),
      ),
    )
    // The list may have two spellings of one thing, which are the same words after normalization.
    return [...new Map(found.map(({ phrase, words: key }) => [key.join(' '), phrase])).values()]
  }

  has(words: readonly string[]): boolean {
    return (
      this.#byFirst
        .get(words[0] ?? '')
        ?.some(
          (each) =>
            each.words.length === words.length && each.words.every((w, at) => words[at] === w),
        ) === true
    )
  }
}
