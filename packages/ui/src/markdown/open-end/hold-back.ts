import { endAt, endOf, type MarkdownNode, startOf } from './node.ts'

/** Marks, a beginning of `<https://` or `<br/>`, and a beginning of a reference as `&amp;` is one. */
const undecided =
  /(?<!\\)(?:\\\\)*([*_~`]+|!|\\|<(?:br?\s*\/?|h(?:t(?:t(?:p(?:s?(?::\/{0,2})?)?)?)?)?)?|&#?\w{0,31})$/i

/** Nothing undecided is longer. */
const reach = 40

/**
 * Takes the characters at the end of `text` whose meaning the next one decides from the text that
 * `last` is, and returns what is left of `text`.
 */
export function holdBack(last: MarkdownNode | undefined, text: string): string {
  if (last?.type !== 'text' || endOf(last) !== text.length) return text
  let left = text
  for (;;) {
    const [, held] = undecided.exec(left.slice(-reach)) ?? []
    if (!held || !last.value?.endsWith(held)) break
    last.value = last.value.slice(0, -held.length)
    left = left.slice(0, -held.length)
  }
  endAt(last, left.length)
  return left
}

/** The parser reads `**half*` as a star and an emphasis; it is strong, and one star short. */
export function asStrong(nodes: MarkdownNode[], text: string): MarkdownNode[] {
  const [before, last] = nodes.slice(-2)
  if (before?.type !== 'text' || last?.type !== 'emphasis') return nodes
  const end = startOf(last) - 1
  const isShort = text[end] === text[end + 1] && text[end - 1] !== text[end]
  if (endOf(last) !== text.length || !isShort || text[end - 1] === '\\') return nodes
  before.value = before.value?.slice(0, -1) ?? ''
  endAt(before, end)
  return [...nodes.slice(0, -1), { ...last, type: 'strong' }]
}
