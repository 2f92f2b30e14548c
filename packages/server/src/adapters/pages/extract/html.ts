import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { parse, serialize } from 'parse5'
import type { Extracted } from './extracted.ts'
import { type TextNode, textBlocks } from './text-blocks.ts'
import { removeUnseen } from './unseen.ts'

const MOST_ELEMENTS = 50_000
/** Less than this is no article, whatever was taken for one. */
const SHORTEST_ARTICLE = 200
const SURROUNDINGS = 'nav, header, footer, aside'

/** The article of a page without what surrounds it; all of its text where no article can be found. */
export function extractHtml(html: string): Extracted {
  const document = seen(html)
  const { title } = document
  const article = new Readability<TextNode>(document, {
    maxElemsToParse: MOST_ELEMENTS,
    serializer: (node) => node,
  }).parse()
  const found = article?.content ? textBlocks(article.content) : []
  const isArticle = found.reduce((sum, text) => sum + text.length, 0) >= SHORTEST_ARTICLE
  const texts = isArticle ? found : wholeText(html)
  return {
    title: article?.title || title,
    blocks: texts.map((text) => ({ text, page: null })),
    published: article?.publishedTime ?? null,
    author: article?.byline ?? null,
    site: article?.siteName ?? null,
  }
}

/** Read anew, since the search for an article takes a page apart. */
function wholeText(html: string): string[] {
  const document = seen(html)
  for (const element of document.querySelectorAll(SURROUNDINGS)) element.remove()
  return textBlocks(document.body)
}

/** Parsed as browsers do it first: what a page hides depends on where its elements end. */
function seen(html: string) {
  const { document } = parseHTML(serialize(parse(html)))
  removeUnseen(document)
  return document
}
