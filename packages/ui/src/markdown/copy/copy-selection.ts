import type { ClipboardEvent } from 'react'

export { chartsAsTables } from './charts-as-tables.ts'

import { cleanCopy, plainTextOf } from './clean-copy.ts'

export function richTextOf(content: Element): string {
  return cleanCopy(content.childNodes, citation).innerHTML
}

const citation = (link: HTMLAnchorElement) => `[${link.textContent}]`

/** Copies what is selected within the element clean, as rich and as plain text. */
export function copySelection(event: ClipboardEvent<HTMLElement>): void {
  const range = selectedWithin(event.currentTarget)
  if (!range) return
  const selected = [withAround(range, event.currentTarget)]
  event.clipboardData.setData('text/html', cleanCopy(selected, citation).innerHTML)
  event.clipboardData.setData('text/plain', plainTextOf(cleanCopy(selected, () => '')))
  event.preventDefault()
}

/** The selected text within the element, without the numbers of its citations. */
export function partOf(element: HTMLElement): { text: string; range: Range } | null {
  const range = selectedWithin(element)
  if (!range) return null
  return { text: plainTextOf(cleanCopy([withAround(range, element)], () => '')), range }
}

/** What is selected, if no text outside of the element is. */
function selectedWithin(element: HTMLElement): Range | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed) return null
  const range = selection.getRangeAt(0).cloneRange()
  if (element.contains(range.commonAncestorContainer)) return range
  if (!element.contains(range.startContainer)) return null
  // Three clicks select up to the beginning of what follows.
  const text = range.toString()
  range.setEnd(element, element.childNodes.length)
  return range.toString().trim() === text.trim() ? range : null
}

const parts = 'tr, thead, tbody, table, ul, ol, pre, code, a, strong, em, del'

/** The selected nodes with what makes them cells, items or code. */
function withAround(range: Range, element: HTMLElement): Element {
  let selected: Element = document.createElement('div')
  selected.append(range.cloneContents())
  const { commonAncestorContainer: common } = range
  let around = common instanceof Element ? common : common.parentElement
  if (around?.closest('math')) return around.closest('math')?.cloneNode(true) as Element
  while (around && around !== element && around.matches(parts)) {
    const copy = around.cloneNode(false) as Element
    copy.append(...selected.childNodes)
    selected = document.createElement('div')
    selected.append(copy)
    around = around.parentElement
  }
  return selected
}
