import { expect, it } from 'vitest'
import { pageOf } from '../../../ports/text-fragment.ts'
import { linkTo } from './passage-link.ts'
import { bestOf, passagesOf, textOf } from './passages.ts'

const block = (text: string, page: number | null = null) => ({ text, page })
const SENTENCE = 'Nothing that anybody asked about stands in this sentence. '
const ZH = '这一句话里没有人问到的内容。'

it.each([
  ['many short paragraphs', Array.from({ length: 60 }, (_, at) => `Paragraph ${at} is short.`)],
  ['one long paragraph', [SENTENCE.repeat(60)]],
  ['one long Chinese paragraph', [ZH.repeat(200)]],
  ['a paragraph without an end', ['x'.repeat(5000)]],
  ['pairs of characters', ['😀'.repeat(3000)]],
  ['headings and paragraphs', ['Heading', SENTENCE.repeat(12), 'Heading', SENTENCE.repeat(12)]],
])('%s: all of it, in passages that can be read', (_what, texts) => {
  const passages = passagesOf(texts.map((text) => block(text)))
  const squeezed = (text: string) => text.replaceAll(/\s/g, '')
  expect(squeezed(passages.map(textOf).join(''))).toBe(squeezed(texts.join('')))
  for (const passage of passages) {
    expect(textOf(passage).length).toBeLessThanOrEqual(1400)
    expect(textOf(passage).isWellFormed()).toBe(true)
  }
  expect(passages.map(({ number }) => number)).toEqual(passages.map((_, at) => at + 1))
})

it('nothing has no passages', () => {
  expect(passagesOf([])).toEqual([])
  expect(bestOf([], 'What?', 6)).toEqual([])
})

const filler = Array.from({ length: 20 }, () => block(SENTENCE.repeat(6)))
const zhFiller = Array.from({ length: 20 }, () => block(ZH.repeat(30)))

it.each([
  ['What did the median fee rise to?', filler, 'The median fee rose to 12 dollars.'],
  ['手续费涨到多少？', zhFiller, '手续费的中位数涨到12美元。'],
  ['手續費漲到多少？', zhFiller, '手续费的中位数涨到12美元。'],
])('the passage that answers %j is found', (question, around, answer) => {
  const passages = passagesOf([...around, block(answer), ...around])
  expect(textOf(bestOf(passages, question, 6)[0] ?? { number: 0, blocks: [] })).toContain(answer)
})

it('what is looked for counts more than the question, and each word once', () => {
  const answer = 'Withdrawals are free of charge.'
  const passages = passagesOf([
    ...filler,
    block('The bridge was paused. '.repeat(20)),
    block(answer),
  ])
  const question = 'Why was the bridge paused, the bridge that paused?'
  const [best] = bestOf(passages, question, 6, 'withdrawals charge')
  expect(best && textOf(best)).toContain(answer)
})

it('where nothing fits the question the beginning is given', () => {
  const best = bestOf(passagesOf(filler), 'Xyzzy?', 6)
  expect(best.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

const URL_OF = 'https://a.example/page'
const link = (text: string, url = URL_OF) => linkTo(url, passagesOf([block(text)]))

it.each([
  ['Short, so whole.', URL_OF, `${URL_OF}#:~:text=Short%2C%20so%20whole.`],
  ['A well-known & short one', URL_OF, `${URL_OF}#:~:text=A%20well%2Dknown%20%26%20short%20one`],
  [
    'The first words of a passage that goes on for long until its last words.',
    URL_OF,
    `${URL_OF}#:~:text=The%20first%20words%20of%20a%20passage,long%20until%20its%20last%20words.`,
  ],
  ['Short.', `${URL_OF}#part`, `${URL_OF}#part:~:text=Short.`],
  ['Short.', `${URL_OF}#:~:text=Other`, `${URL_OF}#:~:text=Short.`],
])('the link to %j at %s', (text, url, expected) => {
  expect(link(text, url)).toBe(expected)
  expect(pageOf(expected)).toBe(pageOf(url))
})

it('a PDF is opened at its page', () => {
  const url = `${URL_OF}.pdf`
  const passages = passagesOf([block('One.', 3), block('Two.', 4)])
  expect(linkTo(url, passages)).toBe(`${url}#page=3`)
  expect(pageOf(`${url}#page=3`)).toBe(url)
})
