import type { Mention } from './names.ts'
import { ENTRY_OF_KIND, type Project, type ProjectKind, type Vocabulary } from './vocabulary.ts'
import { isHan, isStopWord, termsOf, wordsOf } from './words.ts'

/** What things are called that people ask about by name, in both languages. */
const CALLED: Readonly<Record<ProjectKind, { readonly en: string; readonly zh: string }>> = {
  wallets: { en: 'wallet', zh: '钱包' },
  exchanges: { en: 'exchange|broker|trading (?:platform|site|app)', zh: '交易所|交易平台' },
  chains: { en: 'chain|blockchain|network|mainnet', zh: '公链|主网|链' },
  protocols: { en: 'protocol|dex|swap|finance|dao', zh: '协议' },
  assets: { en: 'coin|token|crypto|memecoin|inu|verse', zh: '代币|币' },
}

const NAME = '([A-Za-z][A-Za-z0-9]{2,19})'
/** A ticker, whatever it spells. */
const WITH_DOLLAR = /(?<![\w$])\$([A-Za-z][A-Za-z0-9]{1,10})(?![\w$])/g
/** “Zorb coin”, “zorbswap”, “zorb协议”, “星穹币”. */
const WITH_KIND = (Object.entries(CALLED) as [ProjectKind, { en: string; zh: string }][]).map(
  ([kind, { en, zh }]) => ({
    kind,
    apart: new RegExp(
      String.raw`${NAME}(?:\s(?:${en})s?(?![a-z])|\s?(?:[这那][条个款]?)?(?:${zh}))`,
      'gi',
    ),
    joined: new RegExp(String.raw`\b([A-Za-z]{3,}(?:${en}))\b`, 'gi'),
    // A name begins with its clause, or behind what is done with it.
    han: new RegExp(
      String.raw`(?<=^|[^\p{Script=Han}]|[的了叫买卖投个押说])(\p{Script=Han}{2,5}?)(?:${zh})(?=$|[^\p{Script=Han}]|[是怎么安靠能可会值有还到的在])`,
      'gu',
    ),
  }),
)
/** “the ticker ZRBX”, “a coin called Zorb”. */
const LABELLED = [
  String.raw`\b(?:ticker|symbol|(?:coin|token|crypto|wallet|exchange|project) (?:called|named))(?: symbol)?(?: is| of| for)? ["“]?${NAME}(?!['’\w-])`,
  String.raw`(?:代码|代号|名叫|叫做|叫)(?:是|为)?\s?${NAME}(?![\w-])`,
].map((pattern) => new RegExp(pattern, 'gi'))

/** How one asks about a thing by its name. */
const ABOUT = [
  String.raw`^\W*(?:what(?:['’]?s| is| are)|who (?:is behind|made|runs)|tell me about|explain|thoughts on) ${NAME}(?!['’\w-])`,
  String.raw`\b(?:is|are) ${NAME} (?:an? |any |really |still )?(?:good|safe|legit|real|scam|rug|dead|worth|risky|trustworthy)`,
  String.raw`${NAME}\s?(?:这个|这种)?(?:是(?:什么|啥)|安全|靠谱|值得|怎么样|还能|[会能]涨|是不是)`,
  String.raw`(?:什么是|了解)\s?${NAME}(?![\w-])`,
].map((pattern) => new RegExp(pattern, 'gi'))
const TRADED = [
  String.raw`\b(?:buy|buying|sell|selling|hold|holding|invest(?:ing)? in|stake|staking|short|long)(?: some| my| into| more)? ${NAME}(?!['’\w-])`,
  String.raw`(?:[买卖囤抛]|入手|投资|质押)(?:点|些|了)?\s?${NAME}(?![\w-])`,
  String.raw`${NAME}\s?(?:这个|这种)?(?:还?能|值得|怎么)(?:买|入|投|质押)`,
].map((pattern) => new RegExp(pattern, 'gi'))

const HELD = /^(?:hold|stak|short|long|invest)/i
/** Where one has or wants an account: “withdraw from Zorbex”. */
const USED =
  /\b(?:withdraw\w*|deposit\w*|cash(?:ing)? out|log ?in|sign(?:ing)? (?:in|up)|regist\w+|open an account|trad(?:e|ing))\b.{0,24}?\b(?:from|to|on|at|with|into) ([A-Z][A-Za-z0-9]{3,19})(?![\w-])/g

/** Two names in one: “QuantumPepeX”. */
const MIXED = /\b[A-Z]*[a-z]+[A-Z]\w*/g
/** What no name is made of: words of asking and joining, and what is said of any coin. */
const NO_NAME =
  /[这那哪什么个些种几每我你他她它们买卖炒的了吗呢是有没在和跟与或把被从到用给让叫好新老大小多少很最都也还能会要不]/

/** In Latin words; where all are in capitals, those say nothing. */
const SHOUTED = 3
/** In letters; a shorter ticker is met in any word by accident. */
const LEAST_PART = 4

interface Found {
  readonly name: string
  /** With what says that it is a coin. */
  readonly phrase: string
  readonly kind: ProjectKind
  /** True if nothing else can be meant. */
  readonly isSure: boolean
  /** True if nothing but the form of the question says that it is of the field. */
  readonly isGuess?: boolean
}

interface Known {
  /** True for any word of daily life or of the handbook. */
  word(word: string): boolean
  /** True for Chinese characters that stand together in the handbook. */
  han(text: string): boolean
}

/** Finds coins, wallets, exchanges and the like in a question that stand nowhere in the handbook. */
export class UnknownProjects {
  readonly #vocabulary: Pick<Vocabulary, 'market' | 'ofCoins'>
  readonly #known: Known
  /** Names of coins that others are made of. */
  readonly #parts: ReadonlySet<string>

  constructor(vocabulary: Pick<Vocabulary, 'market' | 'ofCoins' | 'projects'>, known: Known) {
    this.#vocabulary = vocabulary
    this.#known = known
    const names = vocabulary.projects.flatMap((project) =>
      project.names.map((name) => name.toLowerCase()),
    )
    this.#parts = new Set(names.filter((name) => name.length >= LEAST_PART && !isHan(name)))
  }

  /** They are mentioned as projects of which only that is known which holds for all of their kind. */
  in(text: string, words: readonly string[], named: readonly Mention[]): Mention[] {
    const found = [
      ...this.#withDollar(text),
      ...this.#withKind(text),
      ...this.#labelled(text),
      ...this.#mixed(text),
      ...this.#asked(text, words),
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
      kind: 'assets',
      isSure: true,
    }))
  }

  #withKind(text: string): Found[] {
    return WITH_KIND.flatMap(({ kind, apart, joined, han }) => [
      ...[...text.matchAll(apart), ...text.matchAll(joined)].flatMap(
        ({ 0: phrase, 1: name = '', index }) => {
          // A capital letter begins every sentence.
          const isSpelled = name !== name.toLowerCase() && (index > 0 || isHan(phrase.slice(-1)))
          return this.#isUnknown(name) ? { name, phrase, kind, isSure: isSpelled } : []
        },
      ),
      ...[...text.matchAll(han)].flatMap(([phrase, name = '']) =>
        NO_NAME.test(name) || this.#known.han(phrase) || this.#known.han(name)
          ? []
          : // A food chain is none.
            { name: phrase, phrase, kind, isSure: false, isGuess: /[链议]$/.test(phrase) },
      ),
    ])
  }

  #labelled(text: string): Found[] {
    return LABELLED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(([, name = '']) =>
      this.#isUnknown(name)
        ? { name, phrase: name, kind: 'assets', isSure: name !== name.toLowerCase() }
        : [],
    )
  }

  #mixed(text: string): Found[] {
    return [...text.matchAll(MIXED)].flatMap(([name]) => {
      const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []
      const isOfCoins = parts.some((part) => {
        const word = part.toLowerCase()
        return this.#parts.has(word) || this.#vocabulary.ofCoins.has([word])
      })
      return isOfCoins && this.#isUnknown(name)
        ? { name, phrase: name, kind: 'assets', isSure: true }
        : []
    })
  }

  #asked(text: string, words: readonly string[]): Found[] {
    const latin = text.match(/[A-Za-z]{2,}/g) ?? []
    if (latin.length >= SHOUTED && latin.every((word) => word === word.toUpperCase())) return []
    const { market, ofCoins } = this.#vocabulary
    const isOfCoins = ofCoins.in(words).length > 0
    const isOfMoney = isOfCoins || market.in(words).length > 0
    const found = (patterns: readonly RegExp[], isOfField: boolean, kind: ProjectKind): Found[] =>
      patterns
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .flatMap(([phrase, name = '']) => {
          const isTicker = name === name.toUpperCase()
          // In capitals are most organisations, which nobody holds or stakes.
          const isMeant = !isTicker || isOfField || HELD.test(phrase)
          if (!this.#isUnknown(name) || !isMeant) return []
          return { name, phrase: name, kind, isSure: isTicker }
        })
    return [
      ...found(ABOUT, isOfCoins, 'assets'),
      ...found(TRADED, isOfMoney, 'assets'),
      ...found([USED], isOfMoney, 'exchanges'),
    ]
  }

  #isUnknown(name: string): boolean {
    const spelled = name.toLowerCase()
    if (isStopWord(spelled)) return false
    return ![spelled, ...wordsOf(name)].some((word) => this.#known.word(word))
  }
}

function mentionOf(
  { name, phrase, kind, isSure, isGuess = false }: Found,
  words: readonly string[],
): Mention | null {
  const own = wordsOf(phrase)
  const start = words.findIndex((_, at) => own.every((word, nth) => words[at + nth] === word))
  if (own.length === 0 || start < 0) return null
  return {
    phrase,
    words: own,
    slug: ENTRY_OF_KIND[kind],
    project: projectCalled(name, kind),
    isProject: true,
    everyday: !isSure,
    ambiguous: isGuess,
    start,
    end: start + own.length,
    weight: termsOf(phrase).length,
  }
}

function projectCalled(name: string, kind: ProjectKind): Project {
  return {
    name,
    kind,
    names: [name],
    ticker: null,
    everyday: [],
    jargon: [],
    entry: ENTRY_OF_KIND[kind],
    id: null,
    is: [],
    shared: [],
  }
}
