import { addPositions, endAt, endOf, type MarkdownNode, piecesOf, startOf } from './nodes.ts'

/**
 * The text of a block that ends the text, as it will be once the marks are closed which the
 * parser left over because it found no pair for them.
 */
export function closeMarks(block: MarkdownNode, whole: string): MarkdownNode[] {
  const { children = [] } = block
  addPositions(children, whole, startOf(block))
  const nodes = repairStrong(children, whole)
  const text = holdBack(nodes.at(-1), whole)
  const shown: MarkdownNode[] = []
  let innermost = shown
  const seen = new Set<string>()
  let inLabel = false
  let end = text.length
  for (const piece of piecesOf(nodes, text)) {
    const start = startOf(piece)
    // Nothing of a formula is shown until it is whole.
    if (start >= end || piece.isOpen) break
    if (piece.type !== 'mark') {
      const written = text.slice(start, Math.min(end, endOf(piece)))
      // A link in a label is an address, which would swallow the closing bracket.
      const isAddress = inLabel && piece.type === 'link' && /^\w/.test(written)
      add(innermost, isAddress ? textNode(written) : piece)
      continue
    }
    const { value: mark = '' } = piece
    const after = start + mark.length
    if (mark === '<' && address.test(text.slice(after))) continue
    const label = mark.endsWith('[') ? labelEnd(text, after - 1) : null
    if (label !== null) {
      inLabel = true
      end = Math.min(end, mark === '[' ? label : start)
    } else if (mark.startsWith('`') && /\S/.test(text.charAt(after))) {
      add(innermost, { type: 'inlineCode', value: codeIn(text.slice(after, end)) })
      end = start
    } else {
      // Only the first of a kind is sure: a second one ought to be its pair.
      const around = seen.has(mark)
        ? []
        : openedBy(mark, text.charAt(start - 1), text.charAt(after))
      seen.add(mark)
      if (around.length === 0) add(innermost, textNode(mark))
      for (const type of around) {
        const children: MarkdownNode[] = []
        innermost.push({ type, children })
        innermost = children
      }
    }
  }
  return withoutEmptyEnd(shown)
}

function add(nodes: MarkdownNode[], node: MarkdownNode): void {
  const last = nodes.at(-1)
  if (node.type === 'text' && last?.type === 'text') last.value = `${last.value}${node.value}`
  else if (node.value !== '') nodes.push(node)
}

function withoutEmptyEnd(nodes: MarkdownNode[]): MarkdownNode[] {
  const children = nodes.at(-1)?.children
  if (children && withoutEmptyEnd(children).length === 0) nodes.pop()
  return nodes
}

const textNode = (value: string): MarkdownNode => ({ type: 'text', value })

/** Shown as a link without the bracket. */
const address = /^https?:\/\/[^\s<>]*$/i

/** A line break within code is a space; the next line may stand in a list or a quote. */
const codeIn = (text: string) =>
  text
    .trimEnd()
    .replace(/(?<!`)`+$/, '')
    .replace(/\n[ \t>]*/g, ' ')

const wrappers: Readonly<Record<string, readonly string[]>> = {
  '*': ['emphasis'],
  _: ['emphasis'],
  '**': ['strong'],
  __: ['strong'],
  '***': ['emphasis', 'strong'],
  ___: ['emphasis', 'strong'],
  '~~': ['delete'],
}

const letter = /[\p{L}\p{N}]/u
const latin = /[0-9A-Za-z]/
const punctuation = /[\p{P}\p{S}]/u
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * What a mark between two characters opens. Stricter than the parser, which would find a pair to
 * prove it: `5*`, `2*3` and `2**8` are sums rather than emphasis.
 */
function openedBy(mark: string, before: string, after: string): readonly string[] {
  const opened = wrappers[mark] ?? []
  if (/^\s?$/.test(after)) return []
  if (mark.startsWith('_')) return letter.test(before) || before === '_' ? [] : opened
  if (latin.test(before) && (mark === '*' || latin.test(after))) return []
  const isBehindWord = letter.test(before) && !cjk.test(before)
  return punctuation.test(after) && isBehindWord ? [] : opened
}

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
function labelEnd(text: string, start: number): number | null {
  unfinished.lastIndex = start
  const [, label, closing, destination] = unfinished.exec(text) ?? []
  if (label === undefined || interval.test(label)) return null
  if (destination === undefined) {
    if (closing && /^\d{1,3}$/.test(label)) return null
    if (/^(?:[-+$¥€]?[\d.]*%?\s*|\^.*|[xX])$/s.test(label)) return start
  }
  return start + 1 + label.length
}

/** Marks, one dollar of two, a beginning of `<https://` or `<br/>`, and a beginning of a reference as `&amp;` is one. */
const undecided =
  /(?<!\\)(?:\\\\)*([*_~`]+|!|\$|\\|<(?:br?\s*\/?|h(?:t(?:t(?:p(?:s?(?::\/{0,2})?)?)?)?)?)?|&#?\w{0,31})$/i

/** Nothing undecided is longer. */
const longestUndecided = 40

/**
 * Takes the characters at the end of `text` whose meaning the next one decides from the text that
 * `last` is, and returns what is left of `text`.
 */
function holdBack(last: MarkdownNode | undefined, text: string): string {
  if (last?.type !== 'text' || endOf(last) !== text.length) return text
  let left = text
  for (;;) {
    const [, held] = undecided.exec(left.slice(-longestUndecided)) ?? []
    if (!held || !last.value?.endsWith(held)) break
    last.value = last.value.slice(0, -held.length)
    left = left.slice(0, -held.length)
  }
  endAt(last, left.length)
  return left
}

/** The parser reads `**half*` as a star and an emphasis; it is strong, and one star short. */
function repairStrong(nodes: MarkdownNode[], text: string): MarkdownNode[] {
  const [before, last] = nodes.slice(-2)
  if (before?.type !== 'text' || last?.type !== 'emphasis') return nodes
  const end = startOf(last) - 1
  const isShort = text[end] === text[end + 1] && text[end - 1] !== text[end]
  if (endOf(last) !== text.length || !isShort || text[end - 1] === '\\') return nodes
  before.value = before.value?.slice(0, -1) ?? ''
  endAt(before, end)
  return [...nodes.slice(0, -1), { ...last, type: 'strong' }]
}
