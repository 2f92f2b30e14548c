import { expect, it } from 'vitest'
import { termsOfEntry } from './entry-terms.ts'
import { parseEntry } from './handbook.ts'
import { SectionIndex } from './section-index.ts'

const FRONT = `topics: [assets]
summary: Deposits and withdrawals.
changes: Nothing.
updated: 2026-11-29
related: []
sources: [{ title: One, url: https://example.org }]`

const deposits = parseEntry(
  `---
title: Deposits
aliases: [deposit]
${FRONT}
---

## How it works {how}

Your exchange waits for confirmations of the network before it counts the coins.

## It has not arrived {trouble}
<!-- asked: my coins vanished on the way -->

Look the transfer up in an explorer; write to support with its hash.
`,
  'deposits',
  'en',
)
const mining = parseEntry(
  `---
title: Mining
aliases: [miner]
${FRONT}
---

## What miners do {how}

They order transactions and add blocks; who finds one is paid in coins.
`,
  'mining',
  'en',
)

const index = new SectionIndex()
for (const entry of [deposits, mining]) {
  index.add(entry.slug, termsOfEntry({ en: entry, zh: entry }, 'en'))
}

/** The nearest section, and how near the others come. */
function nearest(text: string) {
  const all = [...index.near(text).values()].flatMap(({ sections }) => [...sections])
  const sorted = all.toSorted(([, one], [, other]) => other - one)
  return sorted.map(([{ heading }, near]) => [heading, near] as const)
}

it.each([
  ['by its text', 'who needs the hash of my transfer', 'It has not arrived'],
  ['by its text, of words that stand nowhere else', 'ordered transactions', 'What miners do'],
  ['by its heading', 'arrived yet?', 'It has not arrived'],
  ['by what is asked', 'vanished', 'It has not arrived'],
  ['by an entry’s name and its text', 'deposit confirmations', 'How it works'],
])('a section is the nearest %s', (_, text, heading) => {
  expect(nearest(text)[0]).toEqual([heading, 1])
})

it('shares what its entry is called with the other sections of it', () => {
  expect(nearest('deposit').map(([heading]) => heading)).toEqual(
    expect.arrayContaining(['How it works', 'It has not arrived']),
  )
  expect(nearest('miner')).toEqual([['What miners do', 1]])
})

it('is near to nothing without a word in common', () => {
  expect(index.near('weather in Paris').size).toBe(0)
  expect(index.near('').size).toBe(0)
})
