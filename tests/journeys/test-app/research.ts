import type { ModelScript } from '../../fakes/model-scripts.ts'
import type { TestApp } from './test-app.ts'
import type { Texts } from './texts.ts'

type Phase = 'thinks' | 'searches' | 'speaks' | 'ends'

// What is found is kept for a while by its query, so that each language needs its own.
const callsAbout = (query: string) => [
  { name: 'search_web', arguments: { query } },
  { name: 'price_history', arguments: { asset: 'bitcoin', days: 30 } },
]

/** Calls a further topic by its question. */
export const nameAfter = (testApp: TestApp, question: string): void =>
  testApp.model.title(question, question.slice(0, -1))

/** Has the question answered with all that an answer may have; each part waits for its phase. */
export function research(
  testApp: TestApp,
  { question, title, pages, ...said }: Texts,
  until: (phase: Phase) => Promise<void> = async () => undefined,
): void {
  const script: ModelScript = async (reply) => {
    if (reply.results.length === 0) {
      await until('thinks')
      reply.think(said.analysis)
      await until('searches')
      return reply.call(...callsAbout(title))
    }
    await until('speaks')
    reply.say(said.beginning)
    await until('ends')
    reply.say(said.rest)
    reply.end()
  }
  testApp.search.pages = pages
  testApp.model.title(question, title)
  testApp.model.answer(question, script)
}
