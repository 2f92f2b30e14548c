import { type Cell, partAt } from './layout.ts'
import type { WrittenNumber } from './numbers.ts'
import { scaleAt } from './units.ts'

/** The cell that a number stands in. */
export function cellOf(
  { start }: WrittenNumber,
  { cells }: { readonly cells: readonly Cell[] },
): Cell | undefined {
  const cell = cells.length > 0 ? partAt(cells, start) : undefined
  return cell && cell.start <= start ? cell : undefined
}

/** What its column and its row are headed with. */
export function headsOf({ head, row, isFirst }: Cell, text: string): string[] {
  const first = isFirst ? undefined : row[0]
  return [head, ...(first ? [first] : [])].map(({ start, end }) => text.slice(start, end))
}

const OF_PLACES = /^\W*(?:#|no\.?|rank(?:ing)?|place|pos(?:ition)?|名次|排名|排行|序号|位次)\W*$/i

/** Whether a cell says which row of a list it is: “2” below “Rank”. */
export const isPlace = (cell: Cell | undefined, text: string): boolean =>
  cell !== undefined &&
  !cell.isHead &&
  /^\W*\d{1,3}\W*$/.test(text.slice(cell.start, cell.end)) &&
  OF_PLACES.test(text.slice(cell.head.start, cell.head.end).trim())

export const isOfShares = (head: string): boolean => /[%％]/.test(head)

/** “（亿美元）”, “($B)”, “(USD, millions)”; not “(USDT)” or “(T)”, which are names of coins. */
const BEFORE_SCALE =
  /[（(] ?(?:in )?(?:(?:US\$|HK\$|[$€£¥]),? ?|(?:USD|EUR|CNY|RMB|GBP|JPY|HKD)\b,? ?|(?![A-Z][)）]))(?=[\p{Script=Han}A-Za-z])/u

/** The number in the power that its column or row is headed with, where it has none of its own. */
export function inScaleOfTable(number: WrittenNumber, cells: readonly Cell[], text: string) {
  const cell = number.hasScale || number.unit === '%' ? undefined : cellOf(number, { cells })
  if (!cell || cell.isHead) return number
  const heads = headsOf(cell, text)
  if (heads.some(isOfShares)) return number
  const factor = heads.map(scaleOf).find((scale) => scale !== 1) ?? 1
  if (factor === 1) return number
  const { value, low, high } = number
  return {
    ...{ ...number, value: value * factor, low: low * factor, high: high * factor },
    ...{ factor: number.factor * factor, hasScale: true },
  }
}

function scaleOf(head: string): number {
  const before = BEFORE_SCALE.exec(head)
  if (!before) return 1
  const at = before.index + before[0].length
  return scaleAt(head.replace(/(?<=illion|thousand)s/gi, ' '), at).factor
}
