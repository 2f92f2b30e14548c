import assert from 'node:assert/strict'
import type { OperationId, Schemas } from '../../src/contract/contract.ts'
import { grouped } from '../../src/grouped.ts'
import { type Case, success } from '../case.ts'
import type { CaseContext } from '../case-context.ts'
import { type Answered, answered, lastAnswer, sharedContent } from '../conversation.ts'

type Version = Schemas['MessageVersion']

const asked = (name: 'sum' | 'drawn') => (context: CaseContext) =>
  answered(context, { question: context.subject.questions[name] ?? '', internet_search: true })

const needing = (name: 'sum' | 'drawn') => (operation: OperationId, says: string, run: Run) => ({
  ...success(operation, says, async (context) => run(await asked(name)(context), context)),
  needs: name,
})
type Run = (answer: Answered, context: CaseContext) => Promise<void>

const sumCase = needing('sum')
const drawnCase = needing('drawn')

/** The figures of an answer's stream as a version has them, which no event name belongs to. */
function figuresOf({ answer }: Pick<Answered, 'answer'>): Schemas['AnswerFigures'] {
  const sent = answer.events.flatMap((event) => (event.event === 'figures' ? [event] : []))
  assert.equal(sent.length, 1)
  const { event, ...figures } = sent[0] as Schemas['AskFigures']
  return figures
}

/** The numbers of the rows that a sum has, by the names of its lists. */
function rowsOf({ inputs }: Schemas['ComputedSums'][number]): Map<string, number[]> {
  const rows = Object.keys(inputs).flatMap((name) => {
    const [list = '', number] = name.split('.')
    return number === undefined ? [] : [{ list, number: Number(number) }]
  })
  const lists = grouped(rows, ({ list }) => list)
  return new Map(
    [...lists].map(([list, of]) => [
      list,
      [...new Set(of.map(({ number }) => number))].toSorted((one, other) => one - other),
    ]),
  )
}

interface Chart {
  readonly kind: string
  readonly source: string
  readonly n?: number
  readonly at: string
  readonly series: readonly { readonly points: readonly (readonly [string, number])[] }[]
}

/** The charts that a text holds. */
function chartsIn({ content }: Version): Chart[] {
  const found = content.matchAll(/^```chart\n(.+)\n```$/gm)
  return [...found].map(([, block]) => JSON.parse(block ?? ''))
}

/** A table of two columns, of which only the first has a head. */
const CARD = /^\| *\S.*\| *\|\n\| *-+ *\| *-+ *\|\n(?:\|.*\|(?:\n|$))+/gm
const ROW = /^\|(?:\\.|[^|\\])*\S(?:\\.|[^|\\])*\|(?:\\.|[^|\\])*\S(?:\\.|[^|\\])*\|$/

const codePoints = (text: string): number => Array.from(text).length

/** A chart says whose figures it has by a source that the answer names. */
function checkSource({ source, n, at }: Chart, { sources = [] }: Version) {
  assert.equal(typeof source, 'string')
  assert.ok(!Number.isNaN(Date.parse(at)), 'a chart has a time')
  if (n !== undefined) assert.ok(sources.some(({ index }) => index === n))
}

export const figureCases: readonly Case[] = [
  sumCase('ask', 'reports the rows of a sum by their numbers, from 1 on', async (turn) => {
    const { sums = [] } = figuresOf(turn)
    const withRows = sums.map(rowsOf).filter(({ size }) => size > 0)
    assert.ok(withRows.length > 0, 'a sum has rows')
    for (const numbers of withRows.flatMap((lists) => [...lists.values()])) {
      assert.deepEqual(
        numbers,
        numbers.map((_, at) => at + 1),
      )
    }
  }),
  sumCase('attachAnswer', 'tells the sums once more', async ({ me, path, ...turn }) => {
    const replayed = await (await me.stream('attachAnswer', { path })).readToEnd()
    assert.deepEqual(figuresOf({ answer: replayed }), figuresOf(turn))
  }),
  sumCase('fetchTopicMessage', 'keeps the sums with the version', async (turn) => {
    assert.deepEqual((await lastAnswer(turn.me, turn.topicsId)).figures, figuresOf(turn))
  }),
  sumCase('fetchSharedTopic', 'shows the sums to readers', async ({ me, ...turn }, context) => {
    const { data } = await me.done('shareTopic', { body: { topics_id: turn.topicsId } })
    const shared = await sharedContent(context.visitor(), data.share_token)
    const versions = shared.cur_message.flatMap(({ content_list }) => content_list)
    assert.deepEqual(versions.at(-1)?.figures, figuresOf(turn))
  }),

  drawnCase('fetchTopicMessage', 'keeps cards whole, as tables with figures', async (turn) => {
    const version = await lastAnswer(turn.me, turn.topicsId)
    assert.equal(version.content, turn.answer.text)
    const cards = [...version.content.matchAll(CARD)]
    assert.ok(cards.length > 0, 'the answer has a card')
    for (const { 0: card, index } of cards) {
      for (const row of card.trimEnd().split('\n').slice(2)) assert.match(row, ROW)
      const from = codePoints(version.content.slice(0, index))
      const isInside = ({ start, end }: { start: number; end: number }) =>
        start >= from && end <= from + codePoints(card)
      assert.ok(figuresOf(turn).figures.some(isInside), 'a card has figures')
    }
  }),
  drawnCase('fetchTopicMessage', 'keeps bars whole, each with a name', async (turn) => {
    const version = await lastAnswer(turn.me, turn.topicsId)
    const bars = chartsIn(version).filter(({ kind }) => kind === 'bar')
    assert.ok(bars.length > 0, 'the answer has bars')
    for (const chart of bars) {
      checkSource(chart, version)
      assert.ok(chart.series.length >= 1 && chart.series.length <= 5)
      for (const [name, figure] of chart.series.flatMap(({ points }) => points)) {
        assert.ok(typeof name === 'string' && typeof figure === 'number')
      }
    }
  }),
  drawnCase('ask', 'tells the check of an answer that is drawn', async (turn) => {
    const { check } = figuresOf(turn)
    assert.equal(check.found + check.unfound.length, check.checked)
    assert.deepEqual((await lastAnswer(turn.me, turn.topicsId)).figures, figuresOf(turn))
  }),
]
