import type { Language } from '../../../ports.ts'
import type { Aspect } from '../handbook/aspects.ts'
import type { Entry } from '../handbook/handbook.ts'

/** A question about an entry that the handbook should answer by that entry. */
export interface EntryAsk {
  readonly text: string
  readonly slug: string
  readonly aspect: Aspect
}

interface Wording {
  readonly aspect: Aspect
  /** Whether it is asked of coins and companies, of what has kinds, or of both. */
  readonly of: 'names' | 'kinds' | 'all'
  /** Asked where something is earned, or where nothing is; of both without it. */
  readonly earns?: boolean
  readonly text: Readonly<Record<Language, (name: string, isPlural: boolean) => string>>
}

/** What may be asked of a subject, in this order where its entry has sections on it. */
const WORDINGS: readonly Wording[] = [
  {
    aspect: 'risk',
    of: 'all',
    text: {
      en: (name, isPlural) => `How risky ${isPlural ? 'are' : 'is'} ${name}?`,
      zh: (name) => `${name}有哪些风险？`,
    },
  },
  {
    aspect: 'how',
    of: 'all',
    text: {
      en: (name, isPlural) => `How ${isPlural ? 'do' : 'does'} ${name} work?`,
      zh: (name) => `${name}是怎么运作的？`,
    },
  },
  {
    aspect: 'cost',
    of: 'kinds',
    earns: true,
    text: {
      en: (name) => `What are the costs and returns of ${name}?`,
      zh: (name) => `${name}的费用和收益是多少？`,
    },
  },
  {
    aspect: 'cost',
    of: 'kinds',
    earns: false,
    text: {
      en: (name) => `What are the costs of ${name}?`,
      zh: (name) => `${name}的费用是多少？`,
    },
  },
  {
    aspect: 'kinds',
    of: 'kinds',
    text: {
      en: (name) => `Which kinds of ${name} are there?`,
      zh: (name) => `${name}有哪些种类？`,
    },
  },
  {
    aspect: 'steps',
    of: 'names',
    text: {
      en: (name) => `How do I begin with ${name}?`,
      zh: (name) => `新手怎么用${/^[A-Za-z0-9]/.test(name) ? ' ' : ''}${name.trim()}？`,
    },
  },
]

/** A title that is a sentence or a list is no name within a question. */
const NO_NAME =
  /^(?:How|The|Staking step|What|When|Common|Choosing|Closing|Running|Opening|Moving|Setting|Buying|Sending|Backing|怎样|怎么|把|自己|转账|对比特币|新手)|[,，：:]|怎么|(?:步骤|的历史|黑话)$|^(?:Crypto slang|History)/
/** Whoever asks about these wants to recognize them, not to begin with them. */
const HARMFUL: ReadonlySet<string> = new Set(['scams', 'security', 'regulation', 'tax'])

/** Events, comparisons and conditions: nobody asks how risky or how many kinds they are. */
const NO_SUBJECT: ReadonlySet<string> = new Set(
  `account-closing-and-freezes altcoin-season back-up-a-wallet bitcoin-dominance dollar-and-currencies
  dust-and-small-balances exchange-failures exchange-hacks fear-greed-sentiment gold-and-bitcoin inflation
  interest-rates-and-fed islamic-finance market-cycles money-supply open-an-account
  portfolio-diversification position-sizing quantum-computing real-world-crypto-use risk-management
  savings-and-emergency-fund set-up-a-wallet stable-depeg stocks-and-crypto terra-luna-collapse
  volatility`.split(/\s+/),
)

/** A section on costs tells by its heading whether something is earned. */
const EARNS = /\b(?:earns?|pays?|profit|returns?|yield|worth)|赚|收益|划算|回报|利息|值不值/i

/** What the subject of an entry is called within a question; null where its title is no name. */
export function nameIn({ slug, title, language, topics }: Entry): string | null {
  const [topic = ''] = topics
  const name = title
    .replace(/\s*[（(].*?[）)]/g, '')
    .replace(/(?<=[A-Za-z0-9])(?=\p{Script=Han})/gu, ' ')
    .trim()
  if (NO_NAME.test(name) || HARMFUL.has(topic) || NO_SUBJECT.has(slug)) return null
  if (language === 'zh') return /[A-Za-z0-9]$/.test(name) ? `${name} ` : name
  return name
}

/** Nobody asks what a fee costs. */
const IS_COST = /\bfees?\b|费/i

/** A coin, company or service with a name of its own, such as Bitcoin, or Ponzi, who was a person. */
type IsProper = (word: string) => boolean

const firstWord = (name: string) => name.split(/[\s-]/)[0] ?? ''

/** `Stablecoins` within a sentence; names of coins and companies keep their capital. */
function within(name: string, isProper: IsProper): string {
  const first = firstWord(name)
  const isWord = /^[A-Z][a-z]+$/.test(first)
  return isWord && !isProper(first) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

const isPlural = (name: string) =>
  /\band\b|(?<![suio])s$/.test(name) && !/^(?:proof of reserves|\w+ing tokens)/i.test(name)

/** All that the entry has sections on. */
export function questionsOn(entry: Entry, isProper: IsProper): EntryAsk[] {
  const found = nameIn(entry)
  if (found === null) return []
  const name = entry.language === 'en' ? within(found, isProper) : found
  const aspects = new Set(entry.sections.flatMap((section) => section.aspects))
  const kind = isProper(found.trim()) ? 'names' : 'kinds'
  const isEarned = entry.sections.some(
    ({ aspects, heading }) => aspects.includes('cost') && EARNS.test(heading),
  )
  return WORDINGS.flatMap(({ aspect, of, earns, text }) => {
    if (!aspects.has(aspect) || (of !== 'all' && of !== kind)) return []
    if (earns !== undefined && earns !== isEarned) return []
    if (aspect === 'cost' && IS_COST.test(name)) return []
    return [{ text: text[entry.language](name, isPlural(name)), slug: entry.slug, aspect }]
  })
}
