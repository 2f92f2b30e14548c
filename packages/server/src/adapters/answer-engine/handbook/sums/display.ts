import {
  type Decimal,
  exact,
  inCents,
  inPercent,
  inSixDigits,
} from '@coinquiry/calculators/arithmetic'
import type { Language } from '../../../../ports.ts'
import { tickerOf } from './coins.ts'
import type { Currency } from './quantities.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', zh: 'zh-CN' }
const BEFORE: Partial<Readonly<Record<Currency, string>>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CNY: '¥',
  HKD: 'HK$',
}
const ZH_AFTER: Readonly<Record<Currency, string>> = {
  USD: '美元',
  EUR: '欧元',
  GBP: '英镑',
  CNY: '元',
  HKD: '港元',
  JPY: '日元',
  TWD: '新台币',
  USDT: 'USDT',
  USDC: 'USDC',
  DAI: 'DAI',
}
const DIGITS = 6
/** What the formatter knows. */
const MOST_PLACES = 20
/** The power of ten up to which zeros are written out. */
const LARGEST = 30
/** The power of ten up to which numbers have names that people know. */
const LARGEST_NAMED = 16
const BILLION = exact(1e9)

/** Shows exact numbers as people read them: six digits, or two places where that is more. */
export class Display {
  readonly language: Language
  #isRounded = false

  constructor(language: Language) {
    this.language = language
  }

  /** Whether a number was shown that isn’t all of the value. */
  get isRounded(): boolean {
    return this.#isRounded
  }

  number(value: Decimal): string {
    return this.#digits(this.#rounded(value, inSixDigits(value)), 0)
  }

  /** A fraction in percent, to two places, or two digits if it is less than that. */
  percent(fraction: Decimal): string {
    const percent = fraction.times(100)
    return `${this.number(this.#rounded(percent, inPercent(percent)))}%`
  }

  /** A rate that somebody gave, which is shown as it was given. */
  rate(fraction: Decimal): string {
    return `${this.number(fraction.times(100))}%`
  }

  /** An amount of money, with two places if it has any. */
  money(value: Decimal, currency: Currency | null): string {
    return this.price(this.#rounded(value, inCents(value)), currency)
  }

  /** The price of one coin, which may need more places than an amount. */
  price(value: Decimal, currency: Currency | null): string {
    const rounded = this.#rounded(value, inSixDigits(value))
    const amount = this.#digits(rounded, rounded.abs().lessThan(1) || rounded.isInteger() ? 0 : 2)
    if (!currency) return amount
    if (this.language === 'zh') return `${amount} ${ZH_AFTER[currency]}`
    const symbol = BEFORE[currency]
    if (!symbol) return `${amount} ${currency}`
    return amount.startsWith('−') ? `−${symbol}${amount.slice(1)}` : `${symbol}${amount}`
  }

  /** An amount of money; from a billion on also in words, which are easier to take in than zeros. */
  largeMoney(value: Decimal, currency: Currency | null): string {
    return this.#withCompact(value, this.money(value, currency))
  }

  largeNumber(value: Decimal): string {
    return this.#withCompact(value, this.number(value))
  }

  coins(value: Decimal, coin: string | null): string {
    const name = coin ? tickerOf(coin) : ({ en: 'coins', zh: '枚' } as const)[this.language]
    return `${this.number(value)} ${name}`
  }

  #rounded(value: Decimal, shown: Decimal): Decimal {
    if (!shown.equals(value)) this.#isRounded = true
    return shown
  }

  #digits(value: Decimal, minimumFractionDigits: number): string {
    if (value.e > LARGEST) {
      const [digits, power] = value.toExponential(DIGITS - 1).split('e+')
      return `${digits} × 10^${power}`
    }
    const digits = value.abs().toFixed()
    const format = new Intl.NumberFormat(LOCALES[this.language], {
      minimumFractionDigits,
      maximumFractionDigits: MOST_PLACES,
    })
    const shown =
      value.decimalPlaces() > MOST_PLACES ? digits : format.format(digits as `${number}`)
    return value.isNegative() && !value.isZero() ? `−${shown}` : shown
  }

  #withCompact(value: Decimal, shown: string): string {
    if (value.abs().lessThan(BILLION) || value.e > LARGEST_NAMED) return shown
    const compact = new Intl.NumberFormat(LOCALES[this.language], {
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: 4,
    }).format(value.toFixed() as `${number}`)
    return this.language === 'zh' ? `${shown}（${compact}）` : `${shown} (${compact})`
  }
}
