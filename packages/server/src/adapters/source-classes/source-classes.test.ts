import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '../../start-error.ts'
import { readClassEntries } from './read-entries.ts'
import { classifier, rankOf, type SourceClass } from './source-classes.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'source-classes-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function withFile(text: string) {
  const SOURCE_CLASSES_FILE = join(directory, 'classes.yaml')
  await writeFile(SOURCE_CLASSES_FILE, text)
  return readClassEntries({ SOURCE_CLASSES_FILE })
}

describe('the list of the repository', () => {
  const classOf = classifier(readClassEntries({ SOURCE_CLASSES_FILE: undefined }))

  it.each<[string, SourceClass]>([
    ['https://bitcoin.org/bitcoin.pdf', 'primary'],
    ['https://docs.uniswap.org/contracts', 'primary'],
    ['https://github.com/bitcoin/bips', 'primary'],
    ['https://www.github.com/Bitcoin', 'primary'],
    ['https://raw.githubusercontent.com/bitcoin/bips/master/bip-0032.mediawiki', 'primary'],
    ['https://github.com/bitcoin/bitcoin/issues/1', 'community'],
    ['https://github.com/bitcoin/bitcoin/pull/1/files', 'community'],
    ['https://github.com/bitcoin/bitcoin/wiki', 'community'],
    ['https://gitlab.com/tezos/tezos/-/issues/1', 'community'],
    ['https://github.com/somebody/bitcoin', 'community'],
    ['https://github.com/', 'community'],
    ['https://raw.githubusercontent.com/somebody/a/main/b', 'community'],
    ['https://gist.githubusercontent.com/bitcoin/1/raw', 'community'],
    ['https://gist.github.com/bitcoin/1', 'community'],
    ['https://somebody.github.io/', 'community'],
    ['https://governance.aave.com/t/a/1', 'community'],
    ['https://forum.arbitrum.foundation/t/a/1', 'community'],
    ['https://gov.uniswap.org/', 'community'],
    ['https://research.lido.fi/t/a/1', 'community'],
    ['https://ordinals.com/content/1', 'data'],
    ['https://etherscan.io/tx/0x1', 'data'],
    ['https://www.coingecko.com/en/coins/bitcoin', 'data'],
    ['https://www.SEC.gov./rules', 'regulator'],
    ['https://www.sec.gov/newsroom/press-releases/2026-1', 'regulator'],
    ['https://www.esma.europa.eu/', 'regulator'],
    ['https://www.mas.gov.sg/news', 'regulator'],
    ['https://www.reuters.com/markets/', 'press'],
    ['https://www.coindesk.com/markets/2026/11/20/a', 'press'],
    ['https://www.coindesk.com/sponsored-content/a', 'promotional'],
    ['https://cointelegraph.com/Press-Releases/a', 'promotional'],
    ['https://anybody.example/sponsored', 'promotional'],
    ['https://anybody.example/sponsored-by-nobody', 'unknown'],
    ['https://www.prnewswire.com/news/a', 'promotional'],
    ['https://old.reddit.com/r/Bitcoin', 'community'],
    ['https://zhuanlan.zhihu.com/p/1', 'community'],
    ['https://x.com/somebody', 'community'],
    ['https://notx.com/', 'unknown'],
    ['https://sec.gov.example/', 'unknown'],
    ['https://example.org/?from=sec.gov', 'unknown'],
    ['http://127.0.0.1:8080/', 'unknown'],
    ['no address', 'unknown'],
  ])('%s is %s', (url, sourceClass) => {
    expect(classOf(url)).toBe(sourceClass)
  })
})

it.each<[SourceClass, SourceClass]>([
  ['primary', 'press'],
  ['regulator', 'press'],
  ['data', 'press'],
  ['press', 'unknown'],
  ['press', 'community'],
  ['unknown', 'promotional'],
  ['community', 'promotional'],
])('%s stands before %s', (one, other) => {
  expect(rankOf(one)).toBeLessThan(rankOf(other))
})

it.each<[string, SourceClass]>([
  ['https://aave.com/docs', 'primary'],
  ['https://eips.ethereum.org/EIPS/eip-1', 'primary'],
  ['https://app.aave.com/', 'unknown'],
  ['https://www.aave.com/', 'unknown'],
  ['https://github.com/bitcoin', 'community'],
])('of the hosts that are listed themselves %s is %s', (url, sourceClass) => {
  const classOf = classifier(readClassEntries({ SOURCE_CLASSES_FILE: undefined }))
  expect(classOf(url, true)).toBe(sourceClass)
})

describe("an operator's file", () => {
  it('adds to the list, and wins over it', async () => {
    const text = 'press: [paper.example]\ncommunity: [blog.ethereum.org]\nunknown: [wired.com]\n'
    const classOf = classifier(await withFile(text))
    const hosts = ['paper.example', 'blog.ethereum.org', 'wired.com', 'ethereum.org']
    expect(hosts.map((host) => classOf(`https://${host}/`))).toEqual([
      'press',
      'community',
      'unknown',
      'primary',
    ])
  })

  it('names owners where anybody publishes, and a forum that is the project itself', async () => {
    const text = 'primary: [blogs.example/ours, ours.example, gov.ours.example]\n'
    const classOf = classifier(await withFile(text))
    const urls = ['blogs.example/Ours/a', 'blogs.example/theirs/a', 'gov.ours.example']
    expect(urls.map((url) => classOf(`https://${url}`))).toEqual(['primary', 'unknown', 'primary'])
  })

  it.each([
    ['press: [https://a.example]', 'press 0: "https://a.example" is neither a host'],
    ['press: [a.example/b/c]', 'press 0: "a.example/b/c" is neither a host'],
    ['press: [A.example]', 'press 0: "A.example" is neither a host'],
    ['promotional: [/Ads/]', 'promotional 0: "/Ads/" is neither a host'],
    ['promotional: [/ads]', 'promotional 0: "/ads" is neither a host'],
    ['press: [a.example]\ndata: [a.example]', 'a.example stands under data and press'],
    ['media: [a.example]', '"media"'],
    ['press: [', 'classes.yaml cannot be used: '],
    ['', 'classes.yaml cannot be used: '],
  ])('%j is refused', async (text, message) => {
    const reading = withFile(text)
    await expect(reading).rejects.toThrow(message)
    await expect(reading).rejects.toBeInstanceOf(StartError)
  })

  it('is named where it is missing', () => {
    expect(() => readClassEntries({ SOURCE_CLASSES_FILE: '/none.yaml' })).toThrow(
      'SOURCE_CLASSES_FILE /none.yaml cannot be used: ENOENT',
    )
  })
})
