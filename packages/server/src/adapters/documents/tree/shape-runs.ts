import { readFormula } from '@coinquiry/markdown/formula'
import { formulaText } from '@coinquiry/markdown/formula-text'
import type { Report } from '../report.ts'
import { hostOf, type LinkOf } from './addresses.ts'
import { type Look, plain, type Run } from './blocks.ts'
import type { NodeOf, Phrasing } from './read-markdown.ts'

/** What a text is read against. */
export interface RunContext {
  readonly linkOf: LinkOf
  /** Where the source of a number is. */
  readonly sources: ReadonlyMap<number, string | null>
  readonly labels: Report['labels']
}

/** Text as it is drawn: only links that may be followed, images as their text, HTML as source. */
export function shapeRuns(nodes: readonly Phrasing[], context: RunContext): Run[] {
  return joined(nodes.flatMap((node) => runsOf(node, context, plain)))
}

function runsOf(node: Phrasing, context: RunContext, look: Look): Run[] {
  const inside = (over: Partial<Look>) => {
    const nodes = 'children' in node ? node.children : []
    return nodes.flatMap((child) => runsOf(child, context, { ...look, ...over }))
  }
  switch (node.type) {
    case 'text':
      return citedRuns(node.value, look, context)
    case 'strong':
      return inside({ bold: true })
    case 'emphasis':
      return inside({ italic: true })
    case 'delete':
      return inside({ strike: true })
    case 'inlineCode':
      return [{ ...look, code: true, text: node.value }]
    case 'inlineMath':
      return [{ ...look, ...formulaOf(node.value) }]
    case 'break':
      return [{ ...look, text: '\n' }]
    case 'html':
      return [{ ...look, text: /^<br\s*\/?>$/i.test(node.value) ? '\n' : node.value }]
    case 'link':
    case 'linkReference':
      return bareLink(node, look, context) ?? inside({ link: look.link ?? context.linkOf(node) })
    case 'image':
    case 'imageReference': {
      // An image is never fetched: its text is shown instead and links to it.
      const link = context.linkOf(node)
      return [{ ...look, text: imageLabel(link, node.alt), link: look.link ?? link }]
    }
    case 'footnoteReference':
      return [{ ...look, text: ` ${context.labels.note(node.label ?? node.identifier)}` }]
    default:
      return []
  }
}

/** A formula as it would be typed; the TeX itself, as code, where it can't be read. */
export function formulaOf(tex: string): Pick<Run, 'text' | 'code' | 'tex'> {
  const formula = readFormula(tex, true)
  if (!formula) return { text: tex, code: true, tex: null }
  return { text: formulaText(formula), code: false, tex }
}

export function imageLabel(link: string | null, alt: string | null | undefined): string {
  const host = link === null ? null : hostOf(link)
  if (host === null) return alt ?? ''
  return alt ? `${alt} (${host})` : host
}

/** Neighbours of one look as one. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (run.text === '') continue
    if (last && sameLook(last, run))
      whole[whole.length - 1] = { ...last, text: last.text + run.text }
    else whole.push(run)
  }
  return whole
}

const looks = ['bold', 'italic', 'strike', 'code', 'link', 'tex'] as const

function sameLook(a: Look, b: Look): boolean {
  return looks.every((look) => a[look] === b[look])
}

const citation = /(\[\d{1,3}\])/
const bare = /^(?:https?:\/\/|www\.)/i
/** A mark of Chinese, which ends an address. */
export const endOfSentence = /[，。；：！？、…）】》」』〉〕”’（【《「『〈〔“‘]/

/** The text, its `[1]` leading to that source. */
export function citedRuns(text: string, look: Look, { sources }: RunContext): Run[] {
  return text
    .split(citation)
    .filter((part) => part !== '')
    .map((part) => {
      const source = citation.test(part) ? sources.get(Number(part.slice(1, -1))) : null
      return { ...look, text: part, link: look.link ?? source ?? null }
    })
}

/**
 * A bare address as people write it in Chinese, which ends before the sentence's own punctuation;
 * null for any other link.
 */
function bareLink(
  node: NodeOf<'link' | 'linkReference'>,
  look: Look,
  { linkOf }: RunContext,
): Run[] | null {
  const [label, ...others] = node.children
  const { start, end } = node.position ?? {}
  if (label?.type !== 'text' || others.length > 0 || !bare.test(label.value)) return null
  if ((end?.offset ?? 0) - (start?.offset ?? 0) !== label.value.length) return null
  const cut = label.value.search(endOfSentence)
  if (cut <= 0) return null
  const text = label.value.slice(0, cut)
  const link = linkOf({ url: /^www\./i.test(text) ? `http://${text}` : text })
  return [
    { ...look, text, link },
    { ...plain, text: label.value.slice(cut) },
  ]
}
