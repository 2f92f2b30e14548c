import type { View } from './camera.ts'

const kinds = { changed: 'Changed', appeared: 'Appeared', vanished: 'Vanished' }
const sides = ['base', 'head', 'difference'] as const

/** One page on which base, head and their difference stand side by side. */
export function sheetOf(findings: readonly Finding[], summary: string): string {
  const sections = Object.entries(kinds).map(([kind, heading]) => {
    const own = findings.filter((finding) => finding.kind === kind)
    own.sort((a, b) => b.share - a.share || a.story.localeCompare(b.story))
    return own.length === 0 ? '' : `<h2>${heading} (${own.length})</h2>${own.map(row).join('')}`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures compared</title>
<style>
  body { margin: 2rem; font: 0.875rem/1.5 system-ui, sans-serif; background: #f3f3f1; color: #1c1c1c }
  h1, h2 { font-weight: 600 }
  article { margin-block: 1rem 2rem }
  h3 { margin: 0 0 0.5rem; font-size: 1em; font-weight: 600 }
  h3 small { font-weight: 400; color: #595959 }
  .sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0 }
  figcaption { color: #595959 }
  img { display: block; max-inline-size: 100%; border: 1px solid #cfcfca; background: #fff }
</style>
<h1>Pictures compared</h1>
<p>${escaped(summary)}</p>
${sections.join('')}
</html>
`
}

function row({ name, view, kind, share, pictures }: Finding): string {
  const amount = kind === 'changed' ? `, ${(share * 100).toFixed(2)} % of its pixels` : ''
  const figures = sides.map((side) => {
    const file = pictures[side]
    const alt = `${name}, ${side}`
    return file
      ? `<figure><figcaption>${side}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(alt)}"></a></figure>`
      : '<span></span>'
  })
  return `<article><h3>${escaped(name)} <small>${view.theme}, ${view.language}${amount}</small></h3>
<div class="sides">${figures.join('')}</div></article>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A story that doesn't look as it did. */
export interface Finding {
  readonly kind: 'changed' | 'appeared' | 'vanished'
  readonly story: string
  readonly name: string
  readonly view: View
  /** Of what changed: the share of its pixels, from 0 to 1. */
  readonly share: number
  /** Files beside the sheet. */
  readonly pictures: {
    readonly base?: string
    readonly head?: string
    readonly difference?: string
  }
}
