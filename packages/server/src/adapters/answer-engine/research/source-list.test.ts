import { expect, it } from 'vitest'
import { SourceList } from './source-list.ts'

const page = (url: string, excerpt?: string) => ({ title: url, url, ...(excerpt && { excerpt }) })

it('sources are numbered as they come, and a page keeps its number', () => {
  const list = new SourceList()
  const numbers = ['https://a.example', 'https://b.example', 'https://a.example'].map((url) =>
    list.add(page(url)),
  )
  expect(numbers).toEqual([1, 2, 1])
  expect(list.items.map(({ index, url }) => [index, url])).toEqual([
    [1, 'https://a.example'],
    [2, 'https://b.example'],
  ])
})

it('another passage of a page is added, within bounds', () => {
  const list = new SourceList()
  const url = 'https://a.example'
  for (const excerpt of ['One.', 'One.', undefined, 'Two.']) list.add(page(url, excerpt))
  expect(list.items[0]?.excerpt).toBe('One. … Two.')
  list.add(page(url, 'x'.repeat(1200)))
  expect(list.items[0]?.excerpt).toBe('One. … Two.')
})

it.each([
  [[], null],
  [[undefined], null],
  [['2024-01-31'], '2024-01-31'],
  [['2023-12-31', undefined, '2024-02-01', '2024-01-31'], '2024-02-01'],
])('of pages of %j the newest is of %j', (days, newest) => {
  const list = new SourceList()
  for (const [at, published] of days.entries())
    list.add({ ...page(`https://${at}.example`), ...(published && { published }) })
  expect(list.newest).toBe(newest)
})
