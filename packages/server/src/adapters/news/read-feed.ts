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

/** What each format calls what is read of it: RSS 2, RSS 1 and Atom. */
const FIELDS: Readonly<Record<string, keyof FeedItem>> = {
  ...{ title: 'title', description: 'summary', summary: 'summary', link: 'link' },
  ...{ pubdate: 'date', published: 'date', updated: 'date', 'dc:date': 'date' },
}
const ROOTS = new Set(['rss', 'feed', 'rdf:rdf'])
const ITEMS = new Set(['item', 'entry'])
const MOST_ITEMS = 200
const LONGEST = 10_000

type Draft = { -readonly [K in keyof FeedItem]: string }
const draft = (): Draft => ({ title: '', summary: '', link: '', date: '' })

/**
 * The feed that a document is; null for what is none, or is broken. Nothing outside of it is read:
 * the parser knows no external entities, and expands none that a document declares.
 */
export function readFeed(document: string): Feed | null {
  // It knows the entities of HTML, which feeds use though XML does not have them.
  const sax = xml.parser(true, { lowercase: true })
  const path: string[] = []
  const items: Draft[] = []
  const channel = draft()
  let isBroken = false

  const inItem = () => path.some((name) => ITEMS.has(name))
  /** An element right below an item, or right below what describes the feed. */
  function field(): { of: Draft; name: keyof FeedItem } | null {
    const name = FIELDS[path.at(-1) ?? '']
    const above = path.at(-2) ?? ''
    const item = items.at(-1)
    if (!name) return null
    if (item && ITEMS.has(above)) return { of: item, name }
    return !inItem() && (above === 'channel' || above === 'feed') ? { of: channel, name } : null
  }
  function add(text: string) {
    const found = field()
    if (found) found.of[found.name] = (found.of[found.name] + text).slice(0, LONGEST)
  }

  sax.onerror = () => {
    isBroken = true
    sax.resume()
  }
  sax.onopentag = ({ name, attributes }) => {
    const known = name.toLowerCase()
    path.push(known)
    if (ITEMS.has(known)) items.push(draft())
    // Atom's link is an attribute, and one without a relation, or `alternate`, is the page.
    const { href, rel } = attributes
    const leads = typeof href === 'string' && (rel === undefined || rel === 'alternate')
    if (known === 'link' && leads) add(String(href))
  }
  sax.onclosetag = () => void path.pop()
  sax.ontext = add
  sax.oncdata = add
  sax.write(document).close()
  const isFeed = !isBroken && ROOTS.has(rootOf(document))
  return isFeed ? { title: channel.title, items: items.slice(0, MOST_ITEMS) } : null
}

/** The name of the first element. */
const rootOf = (document: string) => (/<([a-z][\w:.-]*)/i.exec(document)?.[1] ?? '').toLowerCase()
