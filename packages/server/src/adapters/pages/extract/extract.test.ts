import { expect, it } from 'vitest'
import { pdf } from '../testing/pdf.ts'
import { extract } from './tasks.ts'

const LONG = 'Fees on the network rose to 12 dollars on Monday, the highest of the year. '
  .repeat(4)
  .trim()

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (html: string | Uint8Array, charset: string | null = null) =>
  extract({ type: 'html', charset, body: typeof html === 'string' ? bytes(html) : html })
const textOf = async (html: string) => (await read(html)).blocks.map(({ text }) => text).join('\n')

/** What a reader does not see, where the element itself says so; each must not reach anybody. */
it.each([
  '<p hidden>SECRET</p>',
  '<p hidden="until-found">SECRET</p>',
  '<div hidden><p>SECRET</p></div>',
  '<p style="display:none">SECRET</p>',
  '<p style="color:red; DISPLAY : None !important">SECRET</p>',
  '<p style="display:/**/none">SECRET</p>',
  '<p style="displ\\61 y:none">SECRET</p>',
  '<p style="visibility:hidden">SECRET</p>',
  '<p style="opacity:0">SECRET</p>',
  '<p style="opacity: 0.0;">SECRET</p>',
  '<p style="font-size:0px">SECRET</p>',
  '<p aria-hidden="true">SECRET</p>',
  '<p ARIA-HIDDEN=" TRUE ">SECRET</p>',
  '<p hidden class="fallback-image" aria-hidden="true">SECRET</p>',
  '<dialog>SECRET</dialog>',
  '<template><p>SECRET</p></template>',
  '<noscript><p>SECRET</p></noscript>',
  '<script>SECRET</script>',
  '<script type="text/plain">SECRET</script>',
  '<style>p::before { content: "SECRET" }</style>',
  '<!-- SECRET -->',
  '<iframe srcdoc="SECRET">SECRET</iframe>',
  '<svg><text>SECRET</text></svg>',
  '<textarea>SECRET</textarea>',
  '<p title="SECRET"></p>',
  '<img alt="" src="SECRET">',
  // Where a browser closes a paragraph, what follows is hidden by the division alone.
  '<div style="display:none"><p>a<div>SECRET</div></div>',
  '<table style="display:none"><tr><td>SECRET</table>',
])('%s is not read', async (hidden) => {
  const short = await textOf(`<p>Seen.</p>${hidden}<p>Also seen.</p>`)
  expect(short).toContain('Seen.\nAlso seen.')
  const article = await textOf(`<article><p>${LONG}</p>${hidden}<p>${LONG}</p></article>`)
  expect(article).toBe(`${LONG}\n${LONG}`)
  expect(short + article).not.toContain('SECRET')
})

it.each([
  ['opacity:0.5', 'opacity'],
  ['font-size:0.9em', 'size'],
  ['display:block', 'display'],
])('what is styled %s is read', async (style, text) => {
  expect(await textOf(`<p style="${style}">${text}</p>`)).toBe(text)
})

it('an article is read without what surrounds it, with what the page says of it', async () => {
  const page = await read(`<html><head><title>Fees on the network rise again | Example News</title>
    <meta property="og:site_name" content="Example News"><meta name="author" content="A. Writer">
    <meta property="article:published_time" content="2026-11-20T10:00:00Z"></head><body>
    <header>Example News</header><nav><a href="/">Home</a> <a href="/all">All</a></nav>
    <article><h2>What happened</h2><p>${LONG}</p><ul><li>One.<li>Two.</ul>
    <table><tr><th>Day<th>Fee<tr><td>Monday<td>12</table><p>Before<br>after.</p></article>
    <footer>All rights reserved</footer></body></html>`)
  expect(page).toMatchObject({
    title: 'Fees on the network rise again',
    site: 'Example News',
    author: 'A. Writer',
    published: '2026-11-20T10:00:00Z',
  })
  expect(page.blocks.map(({ text }) => text)).toEqual([
    ...['What happened', LONG, 'One.', 'Two.', 'Day | Fee', 'Monday | 12', 'Before after.'],
  ])
})

const CHINESE = '比特币的手续费周一升至12美元。'
/** 比特币的手续费 in GB 18030. */
const IN_GB = Buffer.from('b1c8ccd8b1d2b5c4cad6d0f8b7d1', 'hex')

it.each<readonly [string, Uint8Array, string | null, string]>([
  ['UTF-8 that nobody declares', bytes(`<p>${CHINESE}`), null, CHINESE],
  ['gb18030 by its sender', Buffer.concat([bytes('<p>'), IN_GB]), 'gb18030', '比特币的手续费'],
  [
    'gb2312 by the page',
    Buffer.concat([bytes('<meta charset="gb2312"><p>'), IN_GB]),
    null,
    '比特币的手续费',
  ],
  [
    'GBK by the page, in the old form',
    Buffer.concat([
      bytes('<meta http-equiv="Content-Type" content="text/html; charset=GBK"><p>'),
      IN_GB,
    ]),
    null,
    '比特币的手续费',
  ],
  ['UTF-16 with its mark', Buffer.from(`\ufeff<p>${CHINESE}`, 'utf16le'), 'gb18030', CHINESE],
  ['what nobody knows', bytes(`<p>${CHINESE}`), 'x-nothing', CHINESE],
])('a page in %s', async (_which, body, charset, text) => {
  expect((await read(body, charset)).blocks).toEqual([{ text, page: null }])
})

it('a Chinese article is read', async () => {
  const paragraph = CHINESE.repeat(20)
  expect(await textOf(`<nav>首页</nav><article><p>${paragraph}</p></article>`)).toBe(paragraph)
})

it('a text is read by its paragraphs', async () => {
  const body = bytes('One\nline.\n\n  \n\nAnother.')
  const { blocks } = await extract({ type: 'text', charset: null, body })
  expect(blocks.map(({ text }) => text)).toEqual(['One\nline.', 'Another.'])
})

it('the paragraphs of a PDF are read with their pages', async () => {
  const body = pdf([
    ['Fees rose to 12 dollars', 'on Monday.', '', 'They fell again.'],
    ['The end.'],
  ])
  const { title, author, blocks } = await extract({ type: 'pdf', charset: null, body })
  expect([title, author]).toEqual(['On fees', 'A. Writer'])
  expect(blocks.map(({ text, page }) => [text.replaceAll(/\s+/g, ' '), page])).toEqual([
    ['Fees rose to 12 dollars on Monday.', 1],
    ['They fell again.', 1],
    ['The end.', 2],
  ])
})

it('no more than a hundred pages of a PDF are read', async () => {
  const body = pdf(Array.from({ length: 120 }, (_, at) => [`Page ${at + 1}`]))
  const { blocks } = await extract({ type: 'pdf', charset: null, body })
  expect(blocks.at(-1)).toEqual({ text: 'Page 100', page: 100 })
})
