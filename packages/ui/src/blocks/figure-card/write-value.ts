import { joined, writeMoment } from '../chart/formats.ts'
import type { CardItem } from './card-data.ts'

/** So much of an address is shown that a made-up one with the same ends is costly. */
const shownStart = 10
const shownEnd = 8

export function shortened(address: string): string {
  if (address.length <= shownStart + shownEnd + 2) return address
  return `${address.slice(0, shownStart)}…${address.slice(-shownEnd)}`
}

/** An item's value as it is read in a language; what is no figure or time stays as it is. */
export function writeValue(
  { type, value, unit }: Pick<CardItem, 'type' | 'value' | 'unit'>,
  locale: string,
): string {
  if (type === 'address') return shortened(value)
  if (type === 'time') return writeMoment(locale, value)
  if (type === 'text' || !isDecimal(value)) return joined(value, unit)
  const options = type === 'change' ? changes : type === 'exact' ? exact(value) : rounded(value)
  return joined(new Intl.NumberFormat(locale, options).format(value), unit)
}

/** As text it is formatted with all of its digits. */
const isDecimal = (value: string): value is `${number}` => /^-?\d+(?:\.\d+)?$/.test(value)

const changes = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
} as const

function exact(value: string): Intl.NumberFormatOptions {
  const size = Math.abs(Number(value))
  if (size > 0 && size < 1e-6) return { maximumSignificantDigits: 4 }
  return { maximumFractionDigits: 9 }
}

/** Large ones in short; small ones with the digits in which they differ. */
function rounded(value: string): Intl.NumberFormatOptions {
  const size = Math.abs(Number(value))
  if (size >= 1e6) return { notation: 'compact', maximumSignificantDigits: 4 }
  if (size < 1) return { maximumSignificantDigits: 4 }
  return { maximumFractionDigits: size < 10 ? 4 : 2 }
}
