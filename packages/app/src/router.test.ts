import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from './router.ts'

const routerAt = (address: string) =>
  createAppRouter(createMemoryHistory({ initialEntries: [address] }))

test.each(['23E456', '234E56', '012345', '0x1234', 'true', 'null', '1e3', '%22a%22', '[1]'])(
  'an address says %s as it stands',
  (text) => {
    const router = routerAt(`/login?code=${text}&email=mei%40example.org`)
    const { code } = router.latestLocation.search as { code: unknown }
    expect(String(code)).toBe(decodeURIComponent(text))
    expect(routerAt(router.latestLocation.href).latestLocation.search).toEqual(
      router.latestLocation.search,
    )
  },
)

test('what is searched for stands in the address, and nothing where there is nothing', () => {
  const router = routerAt('/')
  const hrefOf = (q?: string) =>
    router.buildLocation({ to: '/history', search: q === undefined ? {} : { q } }).href
  expect([hrefOf('2024'), hrefOf('a b&c'), hrefOf()]).toEqual([
    '/history?q=2024',
    '/history?q=a+b%26c',
    '/history',
  ])
})
