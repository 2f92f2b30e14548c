import { followable } from './addresses.ts'
import { type Look, plain, type Run } from './blocks.ts'
import type { NodeOf } from './nodes.ts'

const citation = /\[(\d{1,3})\]/g
const bare = /^(?:https?:\/\/|www\.)/i
const endOfSentence = /[，。；：！？、…）】》」』〉〕”’（【《「『〈〔“‘]/

/** The text, its `[1]` leading to where `source` says. */
export function citedRuns(
  text: string,
  look: Look,
  source: (index: number) => string | null,
): Run[] {
  const runs: Run[] = []
  let end = 0
  for (const match of text.matchAll(citation)) {
    const link = source(Number(match[1]))
    if (link === null) continue
    runs.push({ ...look, text: text.slice(end, match.index) }, { ...look, text: match[0], link })
    end = match.index + match[0].length
  }
  runs.push({ ...look, text: text.slice(end) })
  return runs
}

/**
 * A bare address as people write it in Chinese, which ends before the sentence's own punctuation;
 * null for any other link.
 */
export function bareLink(node: NodeOf<'link'>, look: Look, base: string): Run[] | null {
  const [label, ...others] = node.children
  const { start, end } = node.position ?? {}
  if (label?.type !== 'text' || others.length > 0 || !bare.test(label.value)) return null
  if ((end?.offset ?? 0) - (start?.offset ?? 0) !== label.value.length) return null
  const cut = label.value.search(endOfSentence)
  if (cut <= 0) return null
  const text = label.value.slice(0, cut)
  const link = followable(/^www\./i.test(text) ? `http://${text}` : text, base)
  return [
    { ...look, text, link },
    { ...plain, text: label.value.slice(cut) },
  ]
}
