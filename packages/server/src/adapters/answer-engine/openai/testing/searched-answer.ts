import type { WebSearch } from '../../../../ports/web-search.ts'
import type { ModelTimeouts } from '../endpoint.ts'
import { openAiEngine } from '../openai-engine.ts'
import { noPages } from './no-pages.ts'
import { joined, question } from './questions.ts'
import { DONE, delta, type Reply, ScriptedModel, streaming } from './scripted-model.ts'

export const AT = new Date('2026-11-20T12:00:00Z')
/** What surrounds the model beside a search. */
export const others = { classOf: () => 'unknown' as const, pages: noPages, data: {}, now: () => AT }
export const result = (n: number, url = `https://a.example/${n}`) => ({
  ...{ title: `Page ${n}`, url, excerpt: `Text ${n}`, published: null },
})
export const web = (results: (text: string) => ReturnType<typeof result>[]): WebSearch => ({
  name: 'Peer',
  search: async ({ text }) => results(text),
})

export const calls = (...queries: readonly string[]) =>
  delta({
    tool_calls: queries.map((query, index) => ({
      ...{ index, id: `id-${query}` },
      function: { name: 'search_web', arguments: JSON.stringify({ query }) },
    })),
  }) + DONE
export const says = (content: string) => delta({ content }) + DONE

export interface Sent {
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

/** An answer of a model that says one of these in each turn, and the last one for ever. */
export async function answered(
  search: WebSearch | null,
  turns: readonly (string | Reply)[],
  more: Parameters<typeof question>[0] = {},
  timeouts: Partial<ModelTimeouts> = {},
) {
  const sent: Sent[] = []
  await using model = await ScriptedModel.start((response, request, body) => {
    sent.push(JSON.parse(body))
    const turn = turns[sent.length - 1] ?? turns.at(-1) ?? ''
    return typeof turn === 'string'
      ? streaming(turn)(response, request, body)
      : turn(response, request, body)
  })
  const reports: string[] = []
  const engine = openAiEngine(model.endpoint(timeouts), {
    ...{ search, ...others },
    report: (what, error) => reports.push(`${what}: ${error}`),
  })
  const asked = question({ internetSearch: true, deepThink: false, ...more })
  const events = joined(await Array.fromAsync(engine.answer(asked, new AbortController().signal)))
  const text = events.map((event) => (event.event === 'message' ? event.content : '')).join('')
  return { events, text, sent, reports }
}

export const reported = (sent: Sent | undefined) =>
  (sent?.messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => JSON.parse(content))
