type Language = 'zh' | 'en'

/**
 * A figure, and how it is written: in short, as a change with its sign, with the digits that a chain
 * has, or whole.
 */
export interface ShownFigure {
  /** Decimal text. */
  readonly value: string
  /** A currency or asset in capitals, `%`, or an English word. */
  readonly unit: string
  readonly style: 'figure' | 'change' | 'exact' | 'whole'
}

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
    CNY: '元人民币',
  },
}
const UNITS_ZH: Readonly<Record<string, string>> = {
  ...{ blocks: '个区块', days: '天', transactions: '笔交易', confirmations: '次确认' },
  ...{ commits: '次提交', contributors: '位贡献者', stars: '个星标', holders: '个持有者' },
}

/** From here on a size is written with its scale: 1.73 trillion, 1.73 万亿. */
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
export function figureText({ value, unit, style }: ShownFigure, language: Language): string {
  const number = Number(value)
  const sign = number < 0 ? '-' : ''
  const isWhole = style === 'whole'
  if (unit === '%')
    return `${signOf(number, style)}${isWhole ? wholly(value, unit) : share(Math.abs(number))}%`
  const [size, scale] = isWhole
    ? [wholly(value, unit), '']
    : style === 'exact'
      ? [exactly(value), '']
      : scaled(Math.abs(number), unit, language)
  const money = language === 'zh' ? NAMES_ZH[unit] : undefined
  if (money) return `${sign}${size}${scale}${scale ? '' : ' '}${money}`
  if (language === 'en' && SIGNS[unit]) return `${sign}${SIGNS[unit]}${size}${scale}`
  const word = language === 'zh' ? UNITS_ZH[unit] : undefined
  return `${sign}${size}${scale} ${word ?? unit}`.trimEnd()
}

/** A change says its direction. */
const signOf = (value: number, style: ShownFigure['style']) =>
  value < 0 ? '-' : style === 'change' && value > 0 ? '+' : ''

const share = (size: number) =>
  size >= 1 || size === 0 ? digits(size, { maximumFractionDigits: 2 }) : significant(size, 3)

function scaled(size: number, unit: string, language: Language): readonly [string, string] {
  if (size < LARGE) return [size >= 1 ? cents(size, unit) : significant(size, 4), '']
  const [factor, name] = SCALES[language].find(([factor]) => size >= factor) ?? [1, '']
  return [significant(size / factor, 4), name]
}

const isMoney = (unit: string) => unit in NAMES_ZH

/** Money in cents, a count without them. */
function cents(size: number, unit: string): string {
  if (Number.isInteger(size)) return digits(size, {})
  const least = isMoney(unit) || size >= 10 ? { minimumFractionDigits: 2 } : {}
  return digits(size, { ...least, maximumFractionDigits: size < 10 ? 4 : 2 })
}

/** Every digit, without the sign. */
function wholly(value: string, unit: string): string {
  const size = value.replace(/^-/, '') as `${number}`
  const isWithCents = isMoney(unit) && Number(size) >= 1 && !Number.isInteger(Number(size))
  return new Intl.NumberFormat('en', {
    ...(isWithCents && { minimumFractionDigits: 2 }),
    maximumFractionDigits: 20,
  }).format(size)
}

/** All digits that anybody reads, without the sign. */
function exactly(value: string): string {
  const size = value.replace(/^-/, '') as `${number}`
  const isTiny = Number(size) > 0 && Number(size) < 1e-6
  const digits = isTiny ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 9 }
  return new Intl.NumberFormat('en', digits).format(size)
}

const digits = (size: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en', options).format(size)

const significant = (size: number, most: number) => digits(size, { maximumSignificantDigits: most })
