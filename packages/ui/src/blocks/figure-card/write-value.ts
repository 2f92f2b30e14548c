import { figureText } from '@coinquiry/markdown/figure-text'
import { joined, writeMoment } from '../chart/formats.ts'
import type { CardItem } from './card-data.ts'

/** So much of an address is shown that a made-up one with the same ends is costly. */
const shownStart = 10
const shownEnd = 8

export function shortened(address: string): string {
  if (address.length <= shownStart + shownEnd + 2) return address
  return `${address.slice(0, shownStart)}…${address.slice(-shownEnd)}`
}

/**
 * An item's value as the text around the card writes it: a figure is spelled in one way. What is no
 * figure or time stays as it is.
 */
export function writeValue(
  { type, value, unit = '' }: Pick<CardItem, 'type' | 'value' | 'unit'>,
  locale: string,
): string {
  if (type === 'address') return shortened(value)
  if (type === 'time') return writeMoment(locale, value)
  if (type === 'text' || !isDecimal(value)) return joined(value, unit)
  const written = figureText({ value, unit, style: type }, locale.startsWith('zh') ? 'zh' : 'en')
  return written.replaceAll(' ', '\u00a0')
}

const isDecimal = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value)
