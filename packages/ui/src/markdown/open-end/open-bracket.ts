const labelPattern = String.raw`((?:\\[\s\S]|[^\\[\]]|\[(?:\\[\s\S]|[^\\[\]])*(?:\]|$))*)`
const addressPattern = String.raw`(?:<[^<>\n]*>?|(?:[^\s<>()]|\([^\s<>()]*(?:\)|$))+)`
const titlePattern = String.raw`(?:\s+(?:"[^"]*"?|'[^']*'?)?)?`
const unfinished = new RegExp(
  String.raw`\[${labelPattern}(\](\(\s*(?:${addressPattern}${titlePattern})?)?)?$`,
  'y',
)

/** Where an interval begins, as in `[3000, 4000]`. */
const interval = /^\s*[-+$¥€]?\d[\d.]*%?\s*[,，]/

/**
 * Where what is shown of a link ends that is begun by the `[` at `start` and not finished when the
 * text ends; null if there is none. Of numbers, footnotes and tasks nothing is shown.
 */
export function labelEnd(text: string, start: number): number | null {
  unfinished.lastIndex = start
  const [, label, closing, destination] = unfinished.exec(text) ?? []
  if (label === undefined || interval.test(label)) return null
  if (destination === undefined) {
    if (closing && /^\d{1,3}$/.test(label)) return null
    if (/^(?:[-+$¥€]?[\d.]*%?\s*|\^.*|[xX])$/s.test(label)) return start
  }
  return start + 1 + label.length
}
