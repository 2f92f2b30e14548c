import { scaleAt } from './units.ts'

/** The digits of a number and the power that follows them. */
export interface Numeral {
  /** Without separators. */
  readonly digits: string
  readonly scale: number
  readonly hasScale: boolean
  readonly end: number
}

/** Reads the powers behind digits; of 3亿5000万, 9万1千 or 1万8123亿 all that belong together. */
export function numeralAt(text: string, digitsEnd: number, written: string): Numeral {
  const digits = written.replace(/[,\u202f\u00a0’']/g, '')
  const { factor: scale, end } = scaleAt(text, digitsEnd)
  let numeral: Numeral = { digits, scale, hasScale: scale !== 1, end }
  // Each part has a smaller power than the one before it.
  for (let next = withNext(text, numeral); next; next = withNext(text, numeral)) numeral = next
  return numeral
}

const CHINESE = /[万亿億萬千]/
const NEXT = /([ \u00a0]?)(\d{1,8})(\.\d+)?(?![\d,]\d)/y

function withNext(text: string, { digits, scale, end }: Numeral): Numeral | null {
  if (!CHINESE.test(text[end - 1] ?? '') || !/^\d+$/.test(digits)) return null
  NEXT.lastIndex = end
  const match = NEXT.exec(text)
  if (!match) return null
  const [{ length }, gap, part = '', fraction = ''] = match
  const next = scaleAt(text, end + length)
  const isChinese = CHINESE.test(text[next.end - 1] ?? '')
  const isSmaller = isChinese && Number(part) * next.factor < scale
  // What is left below the power has all its digits: 9万1234, but not 9万5.
  const isRest = 10 ** part.length === scale && (gap === '' || isChinese)
  if (!isSmaller && !isRest) return null
  const sum = BigInt(digits) * BigInt(isSmaller ? scale / next.factor : scale) + BigInt(part)
  return {
    digits: `${sum}${fraction}`,
    scale: isChinese ? next.factor : 1,
    hasScale: true,
    end: isChinese ? next.end : end + length,
  }
}
