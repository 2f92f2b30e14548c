import type { Mention } from './names.ts'
import type { Project, Vocabulary } from './vocabulary.ts'
import { isStopWord, termsOf, wordsOf } from './words.ts'

/** The entry for what has none of its own. */
const GENERAL = 'altcoins-evaluation'

/** A ticker, whatever it spells. */
const WITH_DOLLAR = /(?<![\w$])\$([A-Za-z][A-Za-z0-9]{1,10})(?![\w$])/g
/** “Zorb coin”, “zorbswap”. */
const CALLED = /([A-Za-z][A-Za-z0-9.]{2,})(?:\s(?:coin|token)|\s?(?:币|代币))(?![a-z])/gi
const ENDING = /\b([A-Za-z]{3,}(?:coin|swap|inu|dao|verse))\b/gi

const NAME = '([A-Za-z][A-Za-z0-9]{2,9})'
/** How one asks about a thing by its name; where it is in capitals, it may be a ticker. */
const ABOUT = [
  String.raw`^\W*(?:what(?:['’]?s| is| are)|who (?:is behind|made|runs)|tell me about|explain|thoughts on) ${NAME}(?!['’\w-])`,
  String.raw`\b(?:is|are) ${NAME} (?:an? |any |really |still )?(?:good|safe|legit|real|scam|rug|dead|worth|risky|trustworthy)`,
  String.raw`${NAME}\s?(?:这个|这种)?(?:是(?:什么|啥)|安全|靠谱|值得|怎么样|还能|[会能]涨|是不是)`,
  String.raw`(?:什么是|了解)\s?${NAME}(?![\w-])`,
].map((pattern) => new RegExp(pattern, 'gi'))
const TRADED = [
  String.raw`\b(?:buy|buying|sell|selling|hold|holding|invest(?:ing)? in|stake|staking|short|long)(?: some| my| into| more)? ${NAME}(?!['’\w-])`,
  String.raw`(?:[买卖囤抛]|入手|投资|质押)(?:点|些|了)?\s?${NAME}(?![\w-])`,
  String.raw`${NAME}\s?(?:这个|这种)?(?:还?能|值得)(?:买|入|投)`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** In Latin words; where all are in capitals, those say nothing. */
const SHOUTED = 3

interface Found {
  readonly name: string
  /** With what says that it is a coin. */
  readonly phrase: string
  /** True if nothing else can be meant. */
  readonly isSure: boolean
}

/** Finds coins in a question that stand nowhere in the handbook. */
export class UnknownCoins {
  readonly #vocabulary: Pick<Vocabulary, 'market' | 'ofCoins'>
  readonly #isKnown: (word: string) => boolean

  /** `isKnown` is true for any word that the handbook uses. */
  constructor(
    vocabulary: Pick<Vocabulary, 'market' | 'ofCoins'>,
    isKnown: (word: string) => boolean,
  ) {
    this.#vocabulary = vocabulary
    this.#isKnown = isKnown
  }

  /** They are mentioned as projects of which only that is known which holds for all coins. */
  in(text: string, words: readonly string[], named: readonly Mention[]): Mention[] {
    const found = [
      ...this.#withDollar(text),
      ...this.#called(text),
      ...this.#inCapitals(text, words),
    ]
    const mentions = new Map<number, Mention>()
    for (const each of found) {
      const mention = mentionOf(each, words)
      const isNamed = named.some(
        ({ start, end, isProject }) =>
          isProject && mention && start < mention.end && mention.start < end,
      )
      if (mention && !isNamed && !mentions.has(mention.start)) mentions.set(mention.start, mention)
    }
    return [...mentions.values()]
  }

  #withDollar(text: string): Found[] {
    return [...text.matchAll(WITH_DOLLAR)].map(([, name = '']) => ({
      name: name.toUpperCase(),
      phrase: name,
      isSure: true,
    }))
  }

  #called(text: string): Found[] {
    return [...text.matchAll(CALLED), ...text.matchAll(ENDING)].flatMap(
      ({ 0: phrase, 1: name = '', index }) => {
        // A capital letter begins every sentence.
        const isSpelled = name !== name.toLowerCase() && (index > 0 || /币$/.test(phrase))
        return this.#isUnknown(name) ? { name, phrase, isSure: isSpelled } : []
      },
    )
  }

  #inCapitals(text: string, words: readonly string[]): Found[] {
    const latin = text.match(/[A-Za-z]{2,}/g) ?? []
    if (latin.length >= SHOUTED && latin.every((word) => word === word.toUpperCase())) return []
    const { market, ofCoins } = this.#vocabulary
    const isOfCoins = ofCoins.in(words).length > 0
    const patterns = [
      ...(isOfCoins ? ABOUT : []),
      ...(isOfCoins || market.in(words).length > 0 ? TRADED : []),
    ]
    return patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, name = '']) =>
        name === name.toUpperCase() && this.#isUnknown(name)
          ? { name, phrase: name, isSure: true }
          : [],
      )
  }

  #isUnknown(name: string): boolean {
    return !isStopWord(name.toLowerCase()) && !wordsOf(name).some((word) => this.#isKnown(word))
  }
}

function mentionOf({ name, phrase, isSure }: Found, words: readonly string[]): Mention | null {
  const own = wordsOf(phrase)
  const start = words.findIndex((_, at) => own.every((word, nth) => words[at + nth] === word))
  if (own.length === 0 || start < 0) return null
  return {
    phrase,
    words: own,
    slug: GENERAL,
    project: projectCalled(name),
    isProject: true,
    everyday: !isSure,
    ambiguous: false,
    start,
    end: start + own.length,
    weight: termsOf(phrase).length,
  }
}

function projectCalled(name: string): Project {
  return {
    name,
    kind: 'assets',
    names: [name],
    ticker: null,
    everyday: [],
    jargon: [],
    entry: GENERAL,
    id: null,
    is: [],
    shared: [],
  }
}
