import { followable, hostOf } from './addresses.ts'
import { type Look, plain, type Run } from './blocks.ts'
import type { Definition, NodeOf, Phrasing } from './read-markdown.ts'

/** What a text is read against. */
export interface RunContext {
  /** Against which relative addresses are read. */
  readonly base: string
  readonly definitions: ReadonlyMap<string, Definition>
  /** Where the source of that number is. */
  readonly source: (index: number) => string | null
}

/** Text as it is drawn: only links that may be followed, images as their text, HTML as source. */
export function shapeRuns(
  nodes: readonly Phrasing[],
  context: RunContext,
  look: Look = plain,
): Run[] {
  return joined(nodes.flatMap((node) => runsOf(node, context, look)))
}

function runsOf(node: Phrasing, context: RunContext, look: Look): Run[] {
  const inside = (over: Partial<Look>) => {
    const nodes = 'children' in node ? node.children : []
    return nodes.flatMap((child) => runsOf(child, context, { ...look, ...over }))
  }
  switch (node.type) {
    case 'text': {
      const text = node.value
      return look.link === null ? citedRuns(text, look, context.source) : [{ ...look, text }]
    }
    case 'strong':
      return inside({ bold: true })
    case 'emphasis':
      return inside({ italic: true })
    case 'delete':
      return inside({ strike: true })
    case 'inlineCode':
      return [{ ...look, code: true, text: node.value }]
    case 'break':
      return [{ ...look, text: '\n' }]
    case 'html':
      return [{ ...look, text: /^<br\s*\/?>$/i.test(node.value) ? '\n' : node.value }]
    case 'link':
      return (
        bareLink(node, look, context.base) ??
        inside({ link: look.link ?? followable(node.url, context.base) })
      )
    case 'linkReference': {
      const url = context.definitions.get(node.identifier)?.url ?? ''
      return inside({ link: look.link ?? followable(url, context.base) })
    }
    case 'image':
      return imageRuns(node.url, node.alt, context, look)
    case 'imageReference':
      return imageRuns(context.definitions.get(node.identifier)?.url ?? '', node.alt, context, look)
    case 'footnoteReference':
      return [{ ...look, text: `[^${node.label ?? node.identifier}]` }]
    default:
      return []
  }
}

/** An image is never fetched: its text is shown instead and links to it. */
function imageRuns(
  url: string,
  alt: string | null | undefined,
  { base }: RunContext,
  look: Look,
): Run[] {
  const link = followable(url, base)
  return [{ ...look, text: imageLabel(link, alt), link: look.link ?? link }]
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

function sameLook(a: Look, b: Look): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.strike === b.strike &&
    a.code === b.code &&
    a.link === b.link
  )
}

const citation = /\[(\d{1,3})\]/g
const bare = /^(?:https?:\/\/|www\.)/i
const endOfSentence = /[，。；：！？、…）】》」』〉〕”’（【《「『〈〔“‘]/

/** The text, its `[1]` leading to where `source` says. */
function citedRuns(text: string, look: Look, source: (index: number) => string | null): Run[] {
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
function bareLink(node: NodeOf<'link'>, look: Look, base: string): Run[] | null {
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
