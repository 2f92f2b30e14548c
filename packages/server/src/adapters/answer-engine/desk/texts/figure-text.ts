import type { Figure } from '../../../../ports/figure.ts'
import type { Language } from '../../../../ports.ts'

/** What of a figure decides how it is written. */
export type Shown = Pick<Figure, 'value' | 'unit' | 'kind'>

const SIGNS: Readonly<Record<string, string>> = {
  ...{ USD: '$', EUR: '€', GBP: '£', HKD: 'HK$', KRW: '₩' },
}
const NAMES_ZH: Readonly<Record<string, string>> = {
  ...{
    USD: '美元',
    EUR: '欧元',
    GBP: '英镑',
    JPY: '日元',
    KRW: '韩元',
    HKD: '港元',
    CNY: '人民币',
  },
}
const UNITS_ZH: Readonly<Record<string, string>> = {
  ...{ blocks: '个区块', days: '天', transactions: '笔交易', confirmations: '次确认' },
  ...{ commits: '次提交', contributors: '位贡献者', stars: '个星标', holders: '个持有者' },
}

/** From here on a size is said in pattern: 1.73 trillion, 1.73 万亿. */
const LARGE = 1_000_000
const SCALES: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  en: [
    [1e12, ' trillion'],
    [1e9, ' billion'],
    [1e6, ' million'],
  ],
  zh: [
    [1e12, ' 万亿'],
    [1e8, ' 亿'],
    [1e4, ' 万'],
  ],
}

/** A figure as people read it: `$91,234.50`, `1.73 万亿美元`, `-1.5%`. */
export function figureText({ value, unit, kind }: Shown, language: Language): string {
  const number = Number(value)
  if (unit === '%') return `${signOf(number, kind)}${share(Math.abs(number))}%`
  const isExact = kind === 'chain' || kind === 'fee'
  const [size, scale] = isExact ? [exactly(value), ''] : scaled(Math.abs(number), language)
  const sign = number < 0 ? '-' : ''
  const money = language === 'zh' ? NAMES_ZH[unit] : undefined
  if (money) return `${sign}${size}${scale}${scale ? '' : ' '}${money}`
  if (language === 'en' && SIGNS[unit]) return `${sign}${SIGNS[unit]}${size}${scale}`
  const word = language === 'zh' ? UNITS_ZH[unit] : undefined
  return `${sign}${size}${scale} ${word ?? unit}`.trimEnd()
}

/** A change says its direction. */
const signOf = (value: number, kind: Shown['kind']) =>
  value < 0 ? '-' : kind === 'change' && value > 0 ? '+' : ''

const share = (size: number) =>
  size >= 1 || size === 0 ? digits(size, { maximumFractionDigits: 2 }) : significant(size, 3)

function scaled(size: number, language: Language): readonly [string, string] {
  if (size < LARGE) return [size >= 1 ? cents(size) : significant(size, 4), '']
  const [factor, name] = SCALES[language].find(([factor]) => size >= factor) ?? [1, '']
  return [significant(size / factor, 4), name]
}

/** Money in cents, a count without them. */
const cents = (size: number) =>
  Number.isInteger(size)
    ? digits(size, {})
    : digits(size, size < 10 ? { maximumFractionDigits: 4 } : DECIMALS)
const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** All that a chain has, without its sign. */
const exactly = (value: string) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 9 }).format(
    value.replace(/^-/, '') as `${number}`,
  )

const digits = (size: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en', options).format(size)

const significant = (size: number, most: number) => digits(size, { maximumSignificantDigits: most })
