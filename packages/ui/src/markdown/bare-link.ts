import type { Element, Node } from './tree.ts'

const scheme = /^(?:https?:\/\/|www\.)/i
const endOfSentence = /[，。；：！？、…）】》」』〉〕”’（【《「『〈〔“‘]/

/** A bare address as people write it in Chinese: it ends before the sentence's own punctuation. */
export function cutBareLink(link: Element): Node[] {
  const [label, ...others] = link.children
  if (label?.type !== 'text' || others.length > 0 || !isBare(link, label.value)) return [link]
  const end = label.value.search(endOfSentence)
  if (end <= 0) return [link]
  const address = label.value.slice(0, end)
  const href = /^www\./i.test(address) ? `http://${address}` : address
  const shortened: Element = {
    ...link,
    properties: { ...link.properties, href },
    children: [{ type: 'text', value: address }],
  }
  return [shortened, { type: 'text', value: label.value.slice(end) }]
}

/** Written without brackets of any kind: its text is all there is of it in the source. */
function isBare({ position }: Element, text: string): boolean {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined || !scheme.test(text)) return false
  return end.offset - start.offset === text.length
}
