import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { escapeHtml } from '../../contract/plain-page.ts'

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] }

/** Text of the contract as HTML; its headings become those of `level` and below. */
export function markdown(text: string | undefined, level = 4): string {
  if (!text) return ''
  // The contract's own headings begin with the second level.
  return micromark(text, options)
    .replace(/<(\/?)h([2-4])>/g, (_, end, own) => `<${end}h${Number(own) - 2 + level}>`)
    .replace(/<table>[\s\S]*?<\/table>/g, scrollable)
    .replace(/<pre>[\s\S]*?<\/pre>/g, scrollable)
}

/** What is too wide for a phone scrolls by itself, by keys, too. */
export function scrollable(html: string): string {
  return `<div class="scroll" tabindex="0">${html}</div>`
}

export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

export function link(id: string, html: string): string {
  return `<a href="#${id}">${html}</a>`
}

/** A value folded away under its name. */
export function example(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return `<details><summary>Example: ${escapeHtml(name)}</summary>${scrollable(`<pre>${code(text)}</pre>`)}</details>`
}
