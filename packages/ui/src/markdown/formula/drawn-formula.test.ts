import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { Markdown } from '../markdown.tsx'
import { labels } from '../testing/markup.tsx'

/** As a server writes it, with all that is loaded first. */
async function prerendered(text: string): Promise<string> {
  const { prelude } = await prerender(createElement(Markdown, { text, labels }))
  return new Response(prelude).text()
}

test('a server writes formulas as mathematics', async () => {
  const markup = await prerendered('so \\(x^2\\) is\n\n\\[\n\\frac{a}{b}\n\\]\n\n```math\nc\n```')
  expect(markup.match(/<math /g)).toHaveLength(3)
  expect(markup).toContain('<msup><mi>x</mi><mn>2</mn></msup>')
  expect(markup).toContain('alttext="a/b"')
  expect(markup).not.toContain('style=')
})

test('what is no formula is shown as it was written', async () => {
  expect(await prerendered('\\(\\frac{a\\) and \\(\\href{javascript:x}{b}\\)')).toContain(
    '<code>\\frac{a</code><!--/$--> and <!--$--><code>\\href{javascript:x}{b}</code>',
  )
})

test('citations in a formula are part of it', async () => {
  expect(await prerendered('\\(x[1]\\)')).toContain('<mn>1</mn>')
})
