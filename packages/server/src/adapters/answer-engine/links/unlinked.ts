import type { MayLink } from './known-links.ts'

/** What an address consists of, but for what would end it in a link. */
export const RUN = String.raw`[\w\-.~:/?#@!$&'()*+,;=%]`

/** `[words](target "title")`, and an image. */
const LINKED = String.raw`!?\[(?<label>(?:[^[\]\n]|\[[^[\]\n]{0,200}\]){0,400})\]\([ \t]*(?:<(?<angled>[^<>\n]*)>|(?<target>(?:[^\s()<>]|\([^\s()<>]*\))*))(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*\)`
export const LINK = new RegExp(LINKED, 'g')

const TOKEN = new RegExp(
  [
    LINKED,
    String.raw`<(?<pointed>https?:\/\/[^\s<>]*)>`,
    String.raw`(?<bare>(?:(?:https?)?:\/\/|www\.)${RUN}*)`,
    String.raw`(?<at>@)(?=(?<domain>[\w\-]+(?:\.[\w\-]+)+))`,
    // The end of the words of a link whose target was not read, and of the name of a definition.
    String.raw`(?<end>\])(?=(?<next>[(:]))`,
    // What else stands between < and > as an address.
    String.raw`(?<open><)(?=[a-z][a-z\d+.\-]{1,31}:|[^\s<>@]+@)`,
  ].join('|'),
  'gi',
)

interface Neighbors {
  readonly before: string
  readonly after: string
}

type Groups = Readonly<Record<string, string | undefined>>

/** What an address written in a sentence does not end with. */
const AFTER = /(?<![.,;:!?)*_~'&])[.,;:!?)*_~'&]+$/

/**
 * A line of Markdown, or a part of one that cuts no link, with the words and hosts of those links
 * that are not allowed instead of the links. `around` are the characters beside it.
 */
export function unlinked(text: string, around: Neighbors, mayLink: MayLink): string {
  return text.replace(TOKEN, (...match) => {
    const groups = match.at(-1) as Groups
    const [whole, at] = [match[0] as string, match.at(-3) as number]
    const { label, angled, target, pointed, bare, domain, next } = groups
    const previous = at > 0 ? (text[at - 1] ?? '') : around.before
    const following = text[at + whole.length] ?? around.after
    if (label !== undefined)
      return link(whole.startsWith('!'), label, angled ?? target ?? '', mayLink)
    if (pointed !== undefined)
      return mayLink(pointed) ? `<${new URL(pointed).href}>` : apart(hostOf(pointed), previous)
    if (bare !== undefined) return bareAddress(bare, previous, following, mayLink)
    if (domain !== undefined)
      return /[\w.+-]/.test(previous) && !mayLink(`https://${domain}`) ? '(at)' : whole
    if (next !== undefined) return next === '(' ? '] ' : ']\\'
    // Without its bracket it is text; what stands before it may be one, too.
    return ' '
  })
}

function link(isImage: boolean, label: string, target: string, mayLink: MayLink): string {
  // Without its scheme it would lead to a page of this site.
  const isKnown = /^https?:/i.test(target) && mayLink(target)
  const text = unlinked(label, { before: '[', after: isKnown ? ']' : '' }, mayLink)
  if (isKnown) {
    const { href } = new URL(target)
    const address = href.replaceAll('(', '%28').replaceAll(')', '%29')
    return `${isImage ? '!' : ''}[${text}](${address})`
  }
  const host = hostOf(target)
  if (host === '' || text.toLowerCase().includes(host)) return text
  return text.trim() === '' ? host : `${text} (${host})`
}

function bareAddress(run: string, previous: string, following: string, mayLink: MayLink): string {
  const address = run.replace(AFTER, '')
  const rest = run.slice(address.length)
  // Whatever follows would be taken for a part of it.
  const gap = /^\s?$/.test(following) ? '' : ' '
  if (mayLink(address) && !/\w/.test(previous)) return `${address}${rest}${gap}`
  return apart(hostOf(address) || (/^https?/i.exec(address)?.[0] ?? ''), previous) + rest
}

/** A host behind a letter or a sign could become part of another address. */
const apart = (host: string, previous: string) =>
  host !== '' && /[\w.+\-@:/]/.test(previous) ? ` ${host}` : host

/** The host that an address names, of which no reader makes a link; empty where it names none. */
function hostOf(address: string): string {
  const [, mailbox = ''] = /^(?:mailto|xmpp):[^?@]*@([^?]+)/i.exec(address) ?? []
  const full = address.replace(/^(?:https?)?:?\/\//i, 'https://').replace(/^www\./i, 'https://')
  const host = mailbox || URL.parse(full)?.host || ''
  const [plain = ''] = /^[a-z\d.-]+(?::\d+)?/i.exec(host) ?? []
  return plain.toLowerCase().replace(/^(?:www\.)+/, '')
}
