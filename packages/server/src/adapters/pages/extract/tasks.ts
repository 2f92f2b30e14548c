import robotsParser from 'robots-parser'
import type { PageType } from '../fetch-page.ts'
import { ROBOT } from '../guarded-request.ts'
import { decodedText } from './charset.ts'
import { type Extracted, MOST_BLOCKS } from './extracted.ts'

export interface DocumentTask {
  readonly type: PageType
  readonly charset: string | null
  readonly body: Uint8Array
}

export interface RobotsTask {
  readonly robots: string
  readonly url: string
}

/** Reads a page in this thread; each kind's library is loaded when first needed. */
export async function extract({ type, charset, body }: DocumentTask): Promise<Extracted> {
  switch (type) {
    case 'html': {
      const { extractHtml } = await import('./html.ts')
      return extractHtml(decodedText(body, charset))
    }
    case 'pdf': {
      const { extractPdf } = await import('./pdf.ts')
      return extractPdf(body)
    }
    case 'text': {
      const paragraphs = decodedText(body, charset).split(/\n\s*\n/, MOST_BLOCKS)
      const blocks = paragraphs.filter((text) => text.trim()).map((text) => ({ text, page: null }))
      return { title: '', blocks, published: null, author: null, site: null }
    }
  }
}

/** The module is the function itself, which its types say in no way that Node has. */
const rulesOf = robotsParser as unknown as (
  url: string,
  text: string,
) => { isAllowed(url: string, robot: string): boolean | undefined }

export function mayRead({ robots, url }: RobotsTask): boolean {
  const rules = rulesOf(new URL('/robots.txt', url).href, robots)
  return rules.isAllowed(url, ROBOT) !== false
}
