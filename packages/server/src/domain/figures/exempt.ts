import type { Cell } from './layout.ts'
import type { WrittenNumber } from './numbers.ts'
import { PIECES, SPAN } from './units.ts'

/** What a text says of a number without stating a fact by it: its places in lists, spans, years. */
export function saysNothing(text: string, number: WrittenNumber): boolean {
  const { unit, value, hasScale } = number
  if (unit === SPAN || unit === 'technical') return true
  if ((value === 1 && !hasScale) || (value === 0 && unit === '')) return true
  return isYear(text, number) || numbersAList(text, number) || isVersion(text, number)
}

function isYear(text: string, { unit, value, digitsStart, digitsEnd }: WrittenNumber): boolean {
  const isPlain = digitsEnd - digitsStart === 4 && Number.isInteger(value)
  return isPlain && unit === '' && value >= 1970 && value <= 2100 && text[digitsStart - 1] !== '$'
}

const LIST_START = /^\s*(?:>\s*|[-*+]\s+|#{1,6}\s+)*(?:\*{1,2})?[(（]?$/

function numbersAList(text: string, { digitsStart, digitsEnd, value }: WrittenNumber): boolean {
  if (value > 99 || !/^(?:[.)]\s|[、）)])/.test(text.slice(digitsEnd, digitsEnd + 2))) return false
  const line = text.lastIndexOf('\n', digitsStart - 1) + 1
  return digitsStart - line <= 16 && LIST_START.test(text.slice(line, digitsStart))
}

const LARGEST_STEP = 99

function isVersion(text: string, { start, unit, value, hasScale }: WrittenNumber): boolean {
  const [word] = /(?:version|layer|web|chapter|step|phase|tier|level|第|版本|阶段)\s?$/i.exec(
    text.slice(Math.max(0, start - 10), start),
  ) ?? ['']
  if (word === '' || /^(?:第|版本)/.test(word)) return word !== ''
  // A level of a price is none.
  return unit === '' && !hasScale && value <= LARGEST_STEP
}

/** Numbers that the rules of a network fix: of the asset, in its unit. */
const CONSTANTS: Readonly<Record<string, readonly number[]>> = {
  BTC: [21e6, 50, 25, 12.5, 6.25, 3.125, 1.5625],
  ETH: [32],
  LTC: [84e6],
  sat: [1e8],
  wei: [1e18],
  gwei: [1e9],
  '%': [100, 51, 0],
  x: [2],
}
const PLAIN_CONSTANTS = new Set([2016, 21_000, 100])
const HALVING_BLOCKS = 210_000
const HALVINGS = 33
const isHalving = (block: number) =>
  block > 0 && block % HALVING_BLOCKS === 0 && block <= HALVINGS * HALVING_BLOCKS

/** What need not be backed: constants of networks, small counts, and what is only supposed. */
export function needsNoSource(
  text: string,
  number: WrittenNumber,
  {
    assets,
    supposed,
    cell,
  }: {
    readonly assets: readonly string[]
    readonly supposed: () => boolean
    readonly cell: Cell | undefined
  },
): boolean {
  const { unit, value, significant, decimals } = number
  if (CONSTANTS[unit]?.includes(value)) return true
  if (unit === '' || unit === PIECES) {
    if (assets.some((asset) => CONSTANTS[asset]?.includes(value))) return true
    if (PLAIN_CONSTANTS.has(value) || isHalving(value)) return true
    if (isSmallCount(text, number, cell)) return true
  }
  return significant <= 2 && decimals <= 1 && supposed()
}

const LARGEST_COUNT = 30

/** “3 steps”, “前 10 名”, and the rank in the first column of a table. */
function isSmallCount(text: string, number: WrittenNumber, cell: Cell | undefined): boolean {
  const { value, decimals, hasScale, start, end, sign } = number
  if (value > LARGEST_COUNT || decimals > 0 || hasScale || sign !== 0) return false
  if (cell?.isFirst && text.slice(cell.start, cell.end).trim() === text.slice(start, end))
    return true
  const before = text.slice(Math.max(0, start - 8), start)
  if (/(?:\btop|\brank(?:s|ed)?|\bno\.|#|前|排名|名)\s?$/i.test(before)) return true
  const after = text.slice(end, end + 12)
  return (
    number.unit === PIECES ||
    /^\s?[-\s]?(?:\p{Script=Han}|[A-Za-z]{3})/u.test(
      after.replace(/^\s?(?:and|or|but|of|to|at|in|on|as|和|与|，)\b/i, '.'),
    )
  )
}
