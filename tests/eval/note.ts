import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const notes = fileURLToPath(new URL('../../docs/quality.md', import.meta.url))

/** Adds a row to the last table under a heading of docs/quality.md. */
export function addRow(heading: string, cells: readonly string[]): void {
  writeFileSync(notes, withRow(readFileSync(notes, 'utf8'), heading, cells))
}

/** The text with one more row in the last table under a heading, which ends at the next one. */
export function withRow(text: string, heading: string, cells: readonly string[]): string {
  const lines = text.split('\n')
  const begin = lines.indexOf(heading)
  const next = lines.findIndex((line, at) => at > begin && line.startsWith('#'))
  const row = lines
    .slice(0, next < 0 ? lines.length : next)
    .findLastIndex((line) => line.startsWith('|'))
  if (begin < 0 || row < begin) throw new Error(`There is no table under ${heading}`)
  return lines.toSpliced(row + 1, 0, `| ${cells.join(' | ')} |`).join('\n')
}
