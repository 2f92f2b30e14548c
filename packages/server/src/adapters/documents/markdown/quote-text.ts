import { followable } from '../tree/addresses.ts'
import { endOfSentence } from '../tree/shape-runs.ts'

/**
 * Plain text as markdown: every character with a meaning is escaped. With a `base` the addresses in it
 * that may be followed are links: a reader makes links of them anyway, with the escapes.
 */
export function quoteText(text: string, base?: string): string {
  return text
    .split(/(https?:\/\/[^\s<>]+)/i)
    .map((part, place) => (place % 2 === 1 && base ? linked(part, base) : escaped(part)))
    .join('')
    .replaceAll(/^(\s*)([#+=-])/gm, '$1\\$2')
    .replaceAll(/^(\s*\d{1,9})([.)])/gm, '$1\\$2')
    .replaceAll(/^[ \t]+/gm, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, '\\$&')
}

/** The marks of a sentence that ends with an address, with a bracket that was opened before it. */
const endingMarks = /(?:[.,;:!?*_~'"\]]|(?<!\([^()]*)\))+$/

function linked(found: string, base: string): string {
  const [beginning = ''] = found.split(endOfSentence, 1)
  const address = beginning.replace(endingMarks, '')
  if (followable(address, base) === null) return escaped(found)
  return `<${address}>${escaped(found.slice(address.length))}`
}

const indentation = /^[ \t]+(?=\S)/

/** Several lines of plain text, which keep their breaks and their indentation. */
export function quoteLines(text: string, base: string): string {
  const lines = text.split('\n').map((line) => {
    const spaces = indentation.exec(line)?.[0].replaceAll('\t', '    ') ?? ''
    return '&nbsp;'.repeat(spaces.length) + quoteText(line, base)
  })
  return lines.join('\n').replaceAll(/(?<=[^\n])\n(?=[^\n])/g, '  \n')
}

/** Every line of a markdown text as part of a quote. */
export function quoted(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}
