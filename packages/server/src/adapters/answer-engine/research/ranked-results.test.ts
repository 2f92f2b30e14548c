import { describe, expect, it } from 'vitest'
import type { SourceClass } from '../../source-classes/source-classes.ts'
import { rankedResults } from './ranked-results.ts'

const CLASSES: readonly SourceClass[] = [
  ...(['primary', 'regulator', 'data', 'press', 'community', 'promotional', 'unknown'] as const),
]
/** The class of a page is the first label of its host. */
const classOf = (url: string) =>
  CLASSES.find((each) => each === new URL(url).hostname.split('.')[0]) ?? 'unknown'
const found = (host: string, excerpt = '') => ({
  ...{ title: host, url: `https://${host}/`, excerpt, published: null },
})
const order = (hosts: readonly string[]) =>
  rankedResults(
    hosts.map((host) => found(host)),
    classOf,
  ).map(({ title }) => title)

const one =
  'Spot bitcoin ETFs took in 500 million dollars on Thursday, the most in a month, as funds of all issuers grew.'
const other =
  'Ether moved little over the week while fees stayed low and stakers went on waiting for their turn to leave.'

describe('rankedResults', () => {
  it.each([
    [
      ['promotional', 'community', 'press', 'regulator'],
      ['regulator', 'press', 'community', 'promotional'],
    ],
    [
      ['data', 'primary', 'regulator'],
      ['data', 'primary', 'regulator'],
    ],
    [
      ['promotional.a', 'primary.a', 'promotional.b', 'primary.b'],
      ['primary.a', 'primary.b', 'promotional.a', 'promotional.b'],
    ],
    [
      ['unknown', 'community', 'press'],
      ['press', 'unknown', 'community'],
    ],
    [[], []],
  ])('orders %j by class, and within it as the provider did', (hosts, ordered) => {
    expect(order(hosts)).toEqual(ordered)
  })

  it('joins one text on three sites under its best class, and counts the sites', () => {
    const results = [
      found('promotional.example', one),
      found('community.example', other),
      found('press.example', one),
      found('regulator.example', `${one} More below.`),
    ]
    expect(rankedResults(results, classOf)).toMatchObject([
      { title: 'regulator.example', class: 'regulator', sites: 3 },
      { title: 'community.example', sites: 1 },
    ])
  })

  it('counts two pages of one site once', () => {
    const results = [
      found('www.press.example', one),
      { ...found('press.example', one), title: 'b' },
    ]
    expect(rankedResults(results, classOf)).toMatchObject([{ sites: 1 }])
  })

  it('keeps what says another number, and what says nothing', () => {
    const results = [found('a.example', one), found('b.example', one.replace('500', '300'))]
    const silent = [found('c.example'), found('d.example')]
    expect(rankedResults([...results, ...silent], classOf)).toHaveLength(4)
  })
})
