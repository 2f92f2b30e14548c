/** Powers that follow a number, with nothing but a space between. */
const SCALES: Readonly<Record<string, number>> = {
  万亿: 1e12,
  亿: 1e8,
  億: 1e8,
  千万: 1e7,
  百万: 1e6,
  万: 1e4,
  萬: 1e4,
  千: 1e3,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  mn: 1e6,
  bn: 1e9,
  tn: 1e12,
  k: 1e3,
  m: 1e6,
  b: 1e9,
  t: 1e12,
}
const SCALE =
  /[ \u00a0]?(万亿|亿|億|千万|百万|万|萬|千(?!分)|(?:thousand|million|billion|trillion|[mbt]n)(?![A-Za-z]))|([kKmMbBtT])(?![A-Za-z])/y

export function scaleAt(
  text: string,
  at: number,
): { readonly factor: number; readonly end: number } {
  SCALE.lastIndex = at
  const match = SCALE.exec(text)
  const word = match?.[1] ?? match?.[2]?.toLowerCase()
  const factor = word === undefined ? undefined : SCALES[word]
  return factor === undefined || !match
    ? { factor: 1, end: at }
    : { factor, end: at + match[0].length }
}

/** Signs before a number; `¥` is of two currencies. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  HK$: 'HKD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': '¥',
  '￥': '¥',
  '₩': 'KRW',
}

/** Words before a number, with a space or without. */
const WORD_BEFORE = /((?<![A-Za-z0-9_])(?:USD|EUR|CNY|RMB|GBP|JPY|HKD)|百分之)[ \u00a0]?$/
const UNIT_OF: Readonly<Record<string, string>> = { RMB: 'CNY', 百分之: '%' }

/** What stands before a number and belongs to it: its currency, or 百分之. */
export function currencyBefore(
  text: string,
  at: number,
): { readonly unit: string; readonly start: number } | null {
  for (const length of [3, 1]) {
    const start = at - length
    const unit = start < 0 ? undefined : SIGNS[text.slice(start, at)]
    // R$, C$ and NT$ are other currencies.
    const other = unit === 'USD' && /[A-Z]{1,3}\$$/.exec(text.slice(Math.max(0, at - 4), at))?.[0]
    if (other && other !== 'US$') return { unit: other, start: at - other.length }
    if (unit) return { unit, start }
  }
  const [all, word] = WORD_BEFORE.exec(text.slice(Math.max(0, at - 5), at)) ?? []
  if (all === undefined || word === undefined) return null
  return { unit: UNIT_OF[word] ?? word, start: at - all.length }
}

/** A span of time is never checked. */
export const SPAN = 'span'
/** So many of something that is counted piece by piece. */
export const PIECES = 'pieces'

const UNITS: readonly (readonly [RegExp, string, number?])[] = [
  [/%|％|percent\b|per cent\b|pct\b|个?百分点|个点|percentage points?\b|pp\b/iy, '%'],
  [/basis points?\b|bps?\b|个?基点/iy, '%', 0.01],
  [/(?:枚|个)?(?:美元|美金|美刀)|USD\b|US dollars?\b|dollars?\b/iy, 'USD'],
  [/cents?\b|美分/iy, 'USD', 0.01],
  [/欧元|EUR\b|euros?\b/iy, 'EUR'],
  [/元人民币|人民币|元|CNY\b|RMB\b|yuan\b/iy, 'CNY'],
  [/日元|JPY\b|yen\b/iy, 'JPY'],
  [/韩元|KRW\b|won\b/iy, 'KRW'],
  [/英镑|GBP\b|pounds?\b/iy, 'GBP'],
  [/港元|港币|HKD\b/iy, 'HKD'],
  [/sats?\/v(?:B|byte)\b|聪\/(?:虚拟)?字节/iy, 'sat/vB'],
  [/聪|sats?\b|satoshis?\b/iy, 'sat'],
  [/gwei\b/iy, 'gwei'],
  [/wei\b/iy, 'wei'],
  [/[EPT]H\/s\b/iy, 'EH/s'],
  // “72000 × 0.3” is a product, of which neither number is a multiple.
  [/(?:x\b|×)(?! ?[$€£¥]?\d| ?[(（][$€£¥−-]?\d)|倍|times\b/iy, 'x'],
  [
    /(?:-|多)?(?:h|hrs?|hours?|d|days?|weeks?|months?|years?|min|minutes?|s|sec|seconds?|ms|milliseconds?)\b|个?(?:小时|月|年|季度|交易日)|天|日|周|星期|分钟|秒|毫秒|年期/iy,
    SPAN,
  ],
  [/bits?\b|bytes?\b|vB\b|位(?!列)|decimals?\b|字节/iy, 'technical'],
]
const COUNTED = /枚|个|颗/y

export interface UnitAfter {
  readonly unit: string
  readonly factor: number
  readonly end: number
}

/** The unit that follows a number; null where none does. Assets are found by `assetAt`. */
export function unitAfter(
  text: string,
  at: number,
  assetAt: (at: number) => { readonly asset: string; readonly end: number } | null,
): UnitAfter | null {
  const gap = text[at] === ' ' || text[at] === '\u00a0' || text[at] === '-' ? 1 : 0
  for (const from of gap === 0 ? [at] : [at + gap]) {
    const asset = text[at] === '-' ? null : assetAt(from)
    if (asset) return { unit: asset.asset, factor: 1, end: asset.end }
    for (const [pattern, unit, factor = 1] of UNITS) {
      if (text[at] === '-' && unit !== SPAN) continue
      pattern.lastIndex = from
      const match = pattern.exec(text)
      if (match) return { unit, factor, end: from + match[0].length }
    }
    COUNTED.lastIndex = from
    if (COUNTED.test(text)) {
      const next = text[from + 1] === ' ' ? from + 2 : from + 1
      const asset = assetAt(next)
      return asset
        ? { unit: asset.asset, factor: 1, end: asset.end }
        : { unit: PIECES, factor: 1, end: from + 1 }
    }
  }
  return null
}

const FIAT = new Set(['USD', 'EUR', 'CNY', 'JPY', 'KRW', 'GBP', 'HKD', '¥'])

/** Whether what a text says in one unit can be what is known in another; '' is none. */
export function comparable(said: string, known: string, inTable: boolean): boolean {
  if (said === known) return true
  if (said === '' || known === '') {
    const other = said || known
    return inTable || (other !== '%' && (said === '' || !FIAT.has(other)))
  }
  if (said === '¥' || known === '¥') return ['CNY', 'JPY'].includes(said === '¥' ? known : said)
  return said === PIECES
    ? known !== '%' && !FIAT.has(known)
    : known === PIECES && said !== '%' && !FIAT.has(said)
}
