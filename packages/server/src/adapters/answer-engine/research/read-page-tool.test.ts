import { describe, expect, it } from 'vitest'
import type { TextBlock, WebPages } from '../../../ports/web-pages.ts'
import { loadKnownNames } from '../handbook/known-names.ts'
import { recognizer } from '../look-up-plan/recognizer.ts'
import { question } from '../openai/testing/questions.ts'
import { readPageTool } from './read-page-tool.ts'

const AT = new Date('2026-11-20T12:00:00Z')
const ADDRESS = 'https://asker.example/report'
const now = () => AT
const recognize = recognizer({ names: loadKnownNames, now })
const block = (text: string, page: number | null = null): TextBlock => ({ text, page })
const filler = Array.from({ length: 12 }, (_, at) =>
  block(`Part ${at} speaks of matters that nobody asked about. `.repeat(7)),
)

/** What a model is told of a page with these blocks, and what else is kept of it. */
async function read(blocks: readonly TextBlock[], turns: readonly string[], looks_for?: unknown) {
  const pages: WebPages = {
    read: async () => ({ title: 'Report', blocks, published: null, author: null, site: null }),
  }
  const history = turns.slice(0, -1).map((content) => ({ role: 'user' as const, content }))
  const { text } = await recognize(question({ text: turns.at(-1) ?? '', history }))
  const tool = readPageTool({ pages, classOf: () => 'unknown', now }, text, new Set([ADDRESS]))
  const call = tool.read({ url: ADDRESS, looks_for })
  const finding = await call?.run(new AbortController().signal)
  const reported = finding?.tell([1]) as { readonly passages: readonly { readonly text: string }[] }
  return { finding, shown: reported.passages.map((passage) => passage.text).join('\n') }
}

const FEE = 'Withdrawals cost 0.4 % since the spring.'
const SUPPLY = 'Of Bitcoin there will never be more than 21 million.'
const page = [...filler, block(FEE), ...filler, block(SUPPLY), ...filler]

describe('of a long page the passages are shown that fit', () => {
  it.each([
    ['a question in its language', ['What do withdrawals cost?'], undefined, FEE],
    // A question in another language, by words of the page’s or by what a name is called there.
    [
      'a Chinese question, by what the model looks for',
      ['提币要多少钱？'],
      'withdrawals cost',
      FEE,
    ],
    ['a Chinese question, by a name', ['比特币一共有多少？'], undefined, SUPPLY],
    ['a follow-up, by the question before', ['Are withdrawals slow?', 'and the cost?'], '', FEE],
  ])('%s', async (_what, turns, looksFor, expected) => {
    expect((await read(page, turns, looksFor)).shown).toContain(expected)
  })

  it.each([7, null, ['fees']])('whatever a model writes: %j', async (looksFor) => {
    expect((await read(page, ['What do withdrawals cost?'], looksFor)).shown).toContain(FEE)
  })
})

it('what was read of a PDF keeps the page on which it stands', async () => {
  const blocks = [block('One.', 3), block(FEE, 3), block('Two.', 4)]
  const { finding } = await read(blocks, ['What do withdrawals cost?'])
  expect(finding?.texts).toEqual([
    { text: `One.\n${FEE}`, url: `${ADDRESS}#page=3` },
    { text: 'Two.', url: `${ADDRESS}#page=4` },
  ])
  expect(finding?.sources).toMatchObject([{ url: `${ADDRESS}#page=3` }])
})
