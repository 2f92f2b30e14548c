import { type AnswerEngine, finishedAnswer, languageOf } from '@coinquiry/server/testing'
import type { FakeModel } from '../../fakes/fake-model.ts'
import { pageOf, type ResearchReply } from './judges/judge.ts'
import type { ResearchQuestion } from './questions.ts'
import type { RecordedWeb } from './web.ts'

/** Asks a question with DeepSearch on, as the app does. */
export async function askResearch(
  engine: AnswerEngine,
  web: RecordedWeb,
  { ask: text, finds }: ResearchQuestion,
): Promise<ResearchReply> {
  const answer = await finishedAnswer(engine, {
    ...{ text, history: [], deepThink: false, internetSearch: true, language: languageOf(text) },
  })
  const quotes = answer.figures?.citations?.quotes ?? []
  const numberOf = new Map(answer.sources.map(({ url, index }) => [pageOf(url), index]))
  return {
    ...answer,
    numbers: finds.map((name) => numberOf.get(web.found(name).url) ?? null),
    opened: new Map(
      answer.sources.map(({ index, url }) => [
        index,
        [url, ...quotes.filter(({ source }) => source === index).map((quote) => quote.url)]
          .map(web.openedAt)
          .join('\n'),
      ]),
    ),
  }
}

interface Written {
  readonly text: string
  readonly opens?: string | undefined
}

/**
 * Has the fake model answer a question: it searches for the question itself, reads the pages that
 * the question names, and writes the text with the numbers that the search gave.
 */
export function script(
  model: FakeModel,
  web: RecordedWeb,
  { ask, finds, reads, refuses }: ResearchQuestion,
  { text, opens }: Written,
): void {
  model.answer(ask, (reply) => {
    const [found, ...later] = reply.results
    if (found === undefined && refuses === undefined)
      return reply.call({ name: 'search_web', arguments: { query: ask } })
    const numbers = numbersIn(found)
    const numberOf = (place: number) => numbers.get(web.found(finds[place - 1] ?? '').url) ?? 0
    if (later.length === 0 && reads.length > 0)
      return reply.call(
        ...reads.map((place) => ({ name: 'read_page', arguments: { n: numberOf(place) } })),
      )
    if (opens !== undefined && later.length === reads.length)
      return reply.call({ name: 'read_page', arguments: { url: opens } })
    reply.say(
      text.replace(/\[(\d)\](?!\()/g, (mark, place: string) =>
        Number(place) > finds.length ? mark : `[${numberOf(Number(place))}]`,
      ),
    )
    reply.end()
  })
}

/** The numbers of the pages that a search gave, by their addresses. */
function numbersIn(found: string | undefined): ReadonlyMap<string, number> {
  const { results = [] } = JSON.parse(found ?? '{}') as {
    results?: { url: string; n: number }[]
  }
  return new Map(results.map(({ url, n }) => [url, n]))
}
