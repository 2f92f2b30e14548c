import type { Report } from '../report.ts'
import { rewritten } from './rewrite.ts'

/** Text that was changed can read otherwise; what still asks for change then is shown as code. */
const maxRounds = 6

/**
 * An answer as it was written, changed only where it must be: links that may not be followed become
 * their text, images links, HTML text; headings stand below the document's, and what is open is
 * closed. `prefix` keeps its footnotes apart from those of other answers.
 */
export function safeMarkdown(
  text: string,
  report: Pick<Report, 'publicUrl' | 'labels'>,
  prefix: string,
): string {
  let current = text.trim()
  if (!verbatim.test(current)) current = current.replaceAll(high, '###')
  if (!mayNeedChange.test(current)) return current
  for (let round = 0; round < maxRounds; round += 1) {
    const next = rewritten(current, report, prefix)
    if (next === current) return current
    if (next === null) break
    current = next.trim()
  }
  return fenced(text.trim())
}

/** At the beginning of a line, outside of code, formulas and HTML, this is a heading. */
const high = /^#{1,2}(?=[ \t]|$)/gm
const fence = /`{3}|~{3}/
const verbatim = new RegExp(`<|\\$\\$|\\\\\\[|${fence.source}`)

/**
 * Reading an answer takes a hundred times longer than looking whether there is anything in it that
 * could need a change: a formula, HTML, an image, an address that isn't plainly http, a definition, a
 * footnote, a high heading, a fence, nesting beyond what can be read.
 */
const mayNeedChange = new RegExp(
  [
    '<',
    String.raw`\\[(\[]|\$\$`,
    String.raw`!\[`,
    String.raw`\]\((?!https?://)`,
    String.raw`\]:`,
    String.raw`\[\^`,
    fence.source,
    String.raw`^[ \t>*+\-\d.)]*#{1,2}(?:[ \t]|$)`,
    String.raw`[^\n]\n[ \t>*+\-\d.)=]*[=-][ \t]*$`,
    String.raw`^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]){160}`,
  ].join('|'),
  'm',
)

/** As a block of code that its own text can't end. */
function fenced(text: string): string {
  const marks = text.match(/`+/g) ?? []
  const longest = marks.reduce((most, { length }) => Math.max(most, length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}
