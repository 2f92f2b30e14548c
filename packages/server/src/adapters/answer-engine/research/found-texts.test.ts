import { expect, it } from 'vitest'
import type { Headline } from '../../../ports/news.ts'
import type { EngineEvent } from '../../../ports.ts'
import type { SourceClass } from '../../source-classes/source-classes.ts'
import { newsTool } from './news-tool.ts'
import { readPageTool } from './read-page-tool.ts'
import { Research } from './research.ts'
import { searchTool } from './search-tool.ts'

const AT = new Date('2026-11-20T12:00:00Z')
const TEXT =
  'Spot bitcoin ETFs took in 500 million dollars on Thursday, the most in a month, as funds of all issuers grew.'
const OTHER =
  'Ether moved little over the week while fees stayed low and stakers went on waiting for their turn to leave.'

/** The class of a page is the first label of its host. */
const classOf = (url: string) => new URL(url).hostname.split('.')[0] as SourceClass
const at = (place: string) => `https://${place.replace(/\/|$/, '.example/')}`

/** What each host says. */
type Said = Readonly<Record<string, string>>
type Call = readonly [tool: 'search_web' | 'news' | 'read_page', given: object]

/** A search for some hosts, or headlines of them, each by its name in what is looked for. */
const hostsIn = (words: string) => words.split(' ')
const search = (hosts: string): Call => ['search_web', { query: hosts }]
const news = (hosts: string): Call => ['news', { about: [hosts] }]
const read = (host: string): Call => ['read_page', { url: at(host) }]

/** What comes of look-ups, a turn each, in a web that says this. */
async function researched(said: Said, turns: readonly (readonly Call[])[]) {
  const found = (host: string) => ({ title: host, url: at(host), excerpt: said[host] ?? '' })
  const headline = (host: string): Headline => ({
    ...{ title: host, summary: said[host] ?? '', publisher: host, url: at(host), published: AT },
  })
  const pages = {
    read: async (address: string) => {
      const [host = ''] = new URL(address).hostname.split('.example')
      const blocks = [{ text: said[host] ?? '', page: null }]
      return { title: host, blocks, published: null, author: null, site: null }
    },
  }
  const now = () => AT
  const written = new Set(Object.keys(said).map(at))
  const tools = [
    searchTool(
      {
        name: 'Peer',
        search: async ({ text }) =>
          hostsIn(text).map((host) => ({ ...found(host), published: null })),
      },
      classOf,
      now,
    ),
    newsTool(
      {
        headlines: async ({ about }) => ({
          ...{ headlines: about.flatMap(hostsIn).map(headline), unread: [] },
        }),
      },
      classOf,
    ),
    readPageTool({ pages, classOf, now }, 'How much did ETFs take in?', written),
  ]
  const research = new Research(tools, 'en', (what, error) => {
    throw new Error(what, { cause: error })
  })
  const events: EngineEvent[] = []
  const reported: Record<string, unknown>[] = []
  for (const calls of turns) {
    const work = research.carryOut(
      calls.map(([name, given], id) => ({ id: `${id}`, name, arguments: JSON.stringify(given) })),
      new AbortController().signal,
    )
    let step = await work.next()
    for (; !step.done; step = await work.next()) events.push(step.value)
    reported.push(...step.value.map((result) => JSON.parse(result)))
  }
  const sources = events.findLast((event) => event.event === 'sources')
  const listed = sources?.event === 'sources' ? sources.items : []
  return { reported, listed: listed.map(({ title }) => title) }
}

it('one text on three sites is one source, of the best class, and the sites are counted', async () => {
  const said = {
    'promotional.a': TEXT,
    'community.a': OTHER,
    'press.a': TEXT,
    'regulator.a': `${TEXT} More below.`,
  }
  const { reported, listed } = await researched(said, [
    [search('promotional.a community.a press.a regulator.a')],
  ])
  expect(listed).toEqual(['regulator.a', 'community.a'])
  expect(reported[0]?.results).toEqual([
    expect.objectContaining({ n: 1, title: 'regulator.a', class: 'regulator', sites: 3 }),
    expect.not.objectContaining({ sites: expect.anything() }),
  ])
})

it('two pages of one site are one site', async () => {
  const said = { 'press.a/1': TEXT, 'press.a/2': TEXT }
  const { reported } = await researched(said, [[search('press.a/1 press.a/2')]])
  expect(reported[0]?.results).toEqual([expect.not.objectContaining({ sites: expect.anything() })])
})

it('what says another number, or nothing, is another source', async () => {
  const said = { 'press.a': TEXT, 'press.b': TEXT.replace('500', '300') }
  const { listed } = await researched(said, [[search('press.a press.b press.c press.d')]])
  expect(listed).toHaveLength(4)
})

it.each([
  ['in a later turn', [[search('press.a')], [search('press.b community.a')]]],
  ['beside it', [[search('press.a'), search('press.b community.a')]]],
  ['as a headline', [[search('press.a')], [news('press.b community.a')]]],
] as const)('a text that was found is no other source %s', async (_when, turns) => {
  const said = { 'press.a': TEXT, 'press.b': TEXT, 'community.a': OTHER }
  const { reported, listed } = await researched(said, turns)
  expect(listed[0]).toBe('press.a')
  expect(listed).toHaveLength(2)
  expect(reported[1]?.results ?? reported[1]?.headlines).toEqual([
    { n: 1, also_at: at('press.b'), sites: 2 },
    expect.objectContaining({ n: 2 }),
  ])
})

it('a text that is found again on a site that counts more gets a number, and the model is reported', async () => {
  const said = { 'press.a': TEXT, 'primary.a': TEXT }
  const { reported, listed } = await researched(said, [[search('press.a')], [search('primary.a')]])
  expect(listed).toEqual(['press.a', 'primary.a'])
  expect(reported[1]?.results).toMatchObject([
    { n: 2, class: 'primary', sites: 2, same_text_as: 1 },
  ])
})

it('headlines stand by their classes, and one text of several feeds is one of them', async () => {
  const said = { 'promotional.a': '', 'press.a': TEXT, 'press.b': TEXT, 'primary.a': OTHER }
  const { reported, listed } = await researched(said, [
    [news('promotional.a press.a press.b primary.a')],
  ])
  expect(listed).toEqual([
    'primary.a – primary.a',
    'press.a – press.a',
    'promotional.a – promotional.a',
  ])
  expect(reported[0]).toMatchObject({
    rule: 'A text found on several sites counts as one source.',
    headlines: [{ n: 1, class: 'primary' }, { n: 2, class: 'press', sites: 2 }, { n: 3 }],
  })
})

it('a page that is read keeps a number of its own, and the model is reported whose text it has', async () => {
  const said = { 'press.a': TEXT, 'unknown.a': `${TEXT} ${OTHER}` }
  const { reported, listed } = await researched(said, [[search('press.a')], [read('unknown.a')]])
  expect(listed).toEqual(['press.a', 'unknown.a'])
  expect(reported[1]).toMatchObject({
    ...{ n: 2, sites: 2, same_text_as: 1 },
    rule: 'A text found on several sites counts as one source.',
  })
})

it('a text that was read is no other source where a search finds it', async () => {
  const said = { 'primary.a': TEXT, 'press.a': TEXT }
  const { reported, listed } = await researched(said, [[read('primary.a')], [search('press.a')]])
  expect(listed).toEqual(['primary.a'])
  expect(reported[1]?.results).toEqual([{ n: 1, also_at: at('press.a'), sites: 2 }])
})

it('a page that was found and is read is no second site', async () => {
  const { reported, listed } = await researched({ 'press.a': TEXT }, [
    [search('press.a')],
    [read('press.a')],
  ])
  expect(listed).toEqual(['press.a'])
  expect(reported[1]).toMatchObject({ n: 1 })
  expect(reported[1]).not.toHaveProperty('sites')
})
