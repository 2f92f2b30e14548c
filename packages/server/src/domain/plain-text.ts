import { textWithFormulas } from '@coinquiry/markdown/text-with-formulas'
import { withoutRemarks } from './engine-remarks.ts'

/** A tag that an answer may have, with attributes or none; `a<b and c>d` compares. */
const TAG =
  /<\/?(?:a|abbr|b|blockquote|br|center|code|dd|del|details|div|dl|dt|em|figure|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|video)(?:\s[^<>=\n]*=[^<>\n]*|\s?\/?|\sopen)>/gi

/** None of these can backtrack far: answers are long, and anybody may have written them. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Charts, and cards as blocks, which are seen, not read; the last one may have been cut.
  [/^[ \t]*`{3}(?:chart|card)\b[^`]*(?:`{3}[ \t]*$|$(?![\s\S]))/gm, ''],
  // Fences, rules and the line under a table's head.
  [/^[ \t]*(?:`{3}|~{3}).*$/gm, ''],
  [/^[ \t|:]*---[-:| \t]*$|^[ \t]*[*_]{3,}[ \t]*$/gm, ''],
  // Heads, quotations and lists.
  [/^[ \t]*(?:(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[ xX]\][ \t]+)?/gm, ''],
  // References to sources, then pictures and links.
  [/ ?\[\d{1,3}\](?:\([^()\s]*\))?/g, ''],
  [/!?\[([^[\]\n]*)\](?:\([^()\n]*\))?/g, '$1'],
  [/<((?:https?|mailto):[^<>\s]*)>/gi, ' $1'],
  [TAG, ' '],
  // Emphasis and code; 3*4 is a product.
  [/(?<!\\)(?!(?<=\d)\*\d)(?:\*+(?=\S)|(?<=\S)\*+|~~|`+)/g, ''],
  [/(?<![\p{L}\p{N}\\])_{1,3}(?=\S)|(?<=[^\s\\])_{1,3}(?![\p{L}\p{N}_])/gu, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  // Cells.
  [/(?<=^|\s)\||\|(?=\s|$)/gm, ' '],
]

/** A message as it is searched and quoted: on one line, an answer without its markup and its engine's remarks. */
export function readable(role: 'user' | 'assistant', text: string): string {
  return role === 'user' ? oneLine(text) : plainText(withoutRemarks(text))
}

/** What is left to read of an answer when its markup is gone, formulas as text, on one line. */
export function plainText(markdown: string): string {
  return oneLine(textWithFormulas(markdown, withoutMarkup))
}

function withoutMarkup(markdown: string): string {
  return RULES.reduce((text, [mark, instead]) => text.replace(mark, instead), markdown)
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
