import { expect, it } from 'vitest'
import type { SourceClass } from '../../source-classes/source-classes.ts'
import { rankedResults } from './ranked-results.ts'

const CLASSES: readonly SourceClass[] = [
  ...(['primary', 'regulator', 'data', 'press', 'community', 'promotional', 'unknown'] as const),
]
/** The class of a page is the first label of its host. */
const classOf = (url: string) =>
  CLASSES.find((each) => each === new URL(url).hostname.split('.')[0]) ?? 'unknown'
const order = (hosts: readonly string[]) =>
  rankedResults(
    hosts.map((host) => ({ title: host, url: `https://${host}/` })),
    classOf,
  ).map(({ title }) => title)

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
