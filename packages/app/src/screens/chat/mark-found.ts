import type { FoundPlace } from './use-found-message.ts'

/** The highlight that turn.module.css gives a color. */
const highlight = 'found'

/** Scrolls to the first place where the question or the answer of a turn holds the text, and marks it. */
export function markFound(turn: Element, { isAnswer, text }: FoundPlace): void {
  const message = turn.querySelector(isAnswer ? '[data-text]' : 'article > p')
  const range = message && rangeOf(message, text)
  if (!range) return
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  // A paragraph may be higher than the window.
  scrollBy({ top: range.getBoundingClientRect().top - innerHeight / 2 })
  if ('highlights' in CSS) CSS.highlights.set(highlight, new Highlight(range))
}

function rangeOf(element: Element, text: string): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  const start = placeOf(text, nodes.map(({ data }) => data).join(''))
  if (start < 0) return null
  const range = document.createRange()
  let end = 0
  for (const node of nodes) {
    const before = end
    end += node.length
    if (before <= start && start < end) range.setStart(node, start - before)
    if (start + text.length <= end) {
      range.setEnd(node, start + text.length - before)
      return range
    }
  }
  return null
}

const letter = /[[\p{L}\p{N}]--\p{Script=Han}]/v

/** Where a text first holds another, best as whole words: a search finds no parts of them. */
export function placeOf(sought: string, text: string): number {
  const isInWord = (at: number) =>
    letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at)) && at > 0
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1))
    if (!isInWord(at) && !isInWord(at + sought.length)) return at
  return text.indexOf(sought)
}
