import { formulasIn } from '@coinquiry/markdown/text-with-formulas'

/**
 * The text with blanks, of the same length, where numbers say nothing: code, formulas, links and
 * addresses, citations, marks of charts. Digits of full width are plain ones.
 */
export const masked = (text: string): string =>
  maskedBut(text, (line) => narrow(withoutCitations(withoutLinks(withoutCode(line)))))

/** The same with the citations and the digits left as they are. */
export const maskedBesideCitations = (text: string): string =>
  maskedBut(text, (line) => withoutLinks(withoutCode(line)))

function maskedBut(text: string, maskLine: (line: string) => string): string {
  const out: string[] = []
  let fence = ''
  for (const line of withoutFormulas(text).split('\n')) {
    const mark = fenceOf(line)
    if (fence !== '' || mark !== '') out.push(blank(line))
    else out.push(maskLine(line))
    fence = fenceAfter(line, fence)
  }
  return out.join('\n')
}

/** The fence that is open after a line; '' for none. */
export function fenceAfter(line: string, open: string): string {
  const mark = fenceOf(line)
  if (open === '') return mark
  return mark.startsWith(open) ? '' : open
}

const fenceOf = (line: string): string =>
  line.includes('```') || line.includes('~~~')
    ? (/^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '')
    : ''

function withoutFormulas(text: string): string {
  let out = ''
  let at = 0
  for (const { start, end } of formulasIn(text)) {
    out += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ')
    at = end
  }
  return out + text.slice(at)
}

const FULL_WIDTH = 0xfee0
const narrow = (line: string) =>
  line.replace(/[０-９＄]|[．，](?=[０-９])(?<=[０-９].)/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH),
  )

const blank = (text: string) => ' '.repeat(text.length)

function withoutCode(line: string): string {
  if (!line.includes('`')) return line
  const parts = line.split('`')
  // An odd number of marks leaves the last one open: it is text.
  const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1
  return parts.map((part, at) => (at % 2 === 1 && at < closed ? blank(part) : part)).join('`')
}

function withoutLinks(line: string): string {
  const bare = line.includes('://')
    ? line.replace(/[a-z]{2,10}:\/\/[^\s)）\]，。]+/gi, blank)
    : line
  if (!bare.includes('](')) return bare
  const out: string[] = []
  let done = 0
  for (;;) {
    const middle = bare.indexOf('](', done)
    const end = middle < 0 ? -1 : bare.indexOf(')', middle)
    if (end < 0) break
    const text = bare.slice(done, middle)
    const open = text.lastIndexOf('[')
    const kept = open < 0 ? text.length : open
    out.push(text.slice(0, kept), blank(bare.slice(done + kept, end + 1)))
    done = end + 1
  }
  return out.join('') + bare.slice(done)
}

function withoutCitations(line: string): string {
  if (!line.includes('[')) return line
  return line.replace(/\[\[chart:\d{1,3}\]\]|\[\d{1,3}(?:[,，、–-] ?\d{1,3}){0,9}\]/g, blank)
}
