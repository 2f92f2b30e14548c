import { escapeHtml } from '../../contract/plain-page.ts'
import type { LinkPreview } from '../../features/share/shared-topic.ts'

const NAME = 'Coinquiry'
const DESCRIBED = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g
const CLOSED = '<meta name="robots" content="noindex" />'

/** The app's page, kept out of search engines. */
export function undescribedPage(html: string): string {
  return inHead(html, [CLOSED])
}

/** The app's page with what crawlers read to show a link; `address` is the page's own. */
export function describedPage(html: string, preview: LinkPreview, address: string): string {
  const { title, description, owner } = preview
  const picture = `${address}/preview.png`
  const tags = [
    `<title>${escapeHtml(title ? `${title} · ${NAME}` : NAME)}</title>`,
    CLOSED,
    named('description', description),
    named('author', owner),
    property('og:site_name', NAME),
    property('og:type', 'article'),
    property('og:title', title || NAME),
    property('og:description', description),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', [title, owner].filter(Boolean).join(' · ')),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title || NAME),
    named('twitter:description', description),
    named('twitter:image', picture),
  ]
  return inHead(html, tags, DESCRIBED)
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`

/** The page with more in its head, in place of what was there. */
function inHead(page: string, tags: readonly string[], replaced: RegExp = /$^/): string {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end).replace(replaced, '')
  return `${head}${tags.join('\n    ')}\n  ${page.slice(end)}`
}
