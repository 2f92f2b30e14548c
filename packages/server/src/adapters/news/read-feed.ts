import xml from 'sax'

export interface FeedItem {
  readonly title: string
  readonly summary: string
  readonly link: string
  readonly date: string
}

export interface Feed {
  readonly title: string
  readonly items: readonly FeedItem[]
}

/** What RSS 2, RSS 1 and Atom call what is read of them; of several in one item, the first here. */
const ELEMENTS: Readonly<Record<keyof FeedItem, readonly string[]>> = {
  title: ['title'],
  summary: ['description', 'summary'],
  link: ['link'],
  date: ['published', 'pubdate', 'dc:date', 'updated'],
}
const READ = new Set(Object.values(ELEMENTS).flat())
const ROOTS = new Set(['rss', 'feed', 'rdf:rdf'])
const ITEMS = new Set(['item', 'entry'])
const MOST_ITEMS = 200
const LONGEST = 10_000

/** Texts by the names of their elements. */
type Draft = Map<string, string>

function itemOf(draft: Draft): FeedItem {
  const text = (field: keyof FeedItem) =>
    ELEMENTS[field].map((name) => draft.get(name)).find(Boolean) ?? ''
  return { title: text('title'), summary: text('summary'), link: text('link'), date: text('date') }
}

/**
 * The feed that a document is; null for what is none, or is broken. Nothing outside of it is read:
 * the parser knows no external entities, and expands none that a document declares.
 */
export function readFeed(document: string): Feed | null {
  // It knows the entities of HTML, which feeds use though XML does not have them.
  const sax = xml.parser(true, { lowercase: true })
  const path: string[] = []
  const items: Draft[] = []
  const channel: Draft = new Map()
  /** Of the element that is open. */
  let text = ''
  let isBroken = false

  const inItem = () => path.some((name) => ITEMS.has(name))
  /** What an element is read for: right below an item, or right below what describes the feed. */
  function draft(): Draft | null {
    const above = path.at(-2) ?? ''
    if (!READ.has(path.at(-1) ?? '')) return null
    if (ITEMS.has(above)) return items.at(-1) ?? null
    return !inItem() && (above === 'channel' || above === 'feed') ? channel : null
  }
  function add(more: string) {
    if (draft()) text = (text + more).slice(0, LONGEST)
  }

  sax.onerror = () => {
    isBroken = true
    sax.resume()
  }
  sax.onopentag = ({ name, attributes }) => {
    const known = name.toLowerCase()
    path.push(known)
    if (ITEMS.has(known)) items.push(new Map())
    if (draft()) text = ''
    // Atom's link is an attribute, and one without a relation, or `alternate`, is the page.
    const { href, rel } = attributes
    const leads = typeof href === 'string' && (rel === undefined || rel === 'alternate')
    if (known === 'link' && leads) add(String(href))
  }
  sax.onclosetag = () => {
    const name = path.at(-1) ?? ''
    const of = draft()
    // Of several with one name the first counts.
    if (!of?.get(name)) of?.set(name, text.trim())
    path.pop()
  }
  sax.ontext = add
  sax.oncdata = add
  sax.write(document).close()
  const isFeed = !isBroken && ROOTS.has(rootOf(document))
  if (!isFeed) return null
  return { title: itemOf(channel).title, items: items.slice(0, MOST_ITEMS).map(itemOf) }
}

/** The name of the first element. */
const rootOf = (document: string) => (/<([a-z][\w:.-]*)/i.exec(document)?.[1] ?? '').toLowerCase()
