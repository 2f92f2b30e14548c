import {
  type AnswerEngine,
  createAnswerEngine,
  languageOf,
  readEnv,
} from '@coinquiry/server/testing'
import type { EvalQuestion } from './questions.ts'

/** What came of a question. */
export interface Reply {
  readonly text: string
  readonly relevant: boolean
  readonly urgent: boolean
  /** The engine's own steps, which name what it read. */
  readonly steps: readonly string[]
  readonly sources: number
}

/** The engine that the environment configures, as the server would start it. */
export function configuredEngine(
  env: Readonly<Record<string, string | undefined>>,
): Promise<AnswerEngine> {
  return createAnswerEngine(readEnv(env), () => undefined)
}

/** Asks as the app does: what came before is asked first and stands in the history. */
export async function ask(
  engine: AnswerEngine,
  { ask: text, after }: EvalQuestion,
): Promise<Reply> {
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  for (const earlier of after) {
    const { text: content } = await answer(engine, earlier, history)
    history.push({ role: 'user', content: earlier }, { role: 'assistant', content })
  }
  return answer(engine, text, history)
}

async function answer(
  engine: AnswerEngine,
  text: string,
  history: readonly { role: 'user' | 'assistant'; content: string }[],
): Promise<Reply> {
  const question = {
    text,
    history: [...history],
    deepThink: false,
    internetSearch: false,
    language: languageOf(text),
  }
  const reply = { text: '', relevant: true, urgent: false, steps: [] as string[], sources: 0 }
  for await (const event of engine.answer(question, new AbortController().signal)) {
    if (event.event === 'message') reply.text += event.content
    if (event.event === 'relevant') {
      reply.relevant = event.relevant
      reply.urgent = event.urgent === true
    }
    if (event.event === 'progress') reply.steps.push(event.step)
    if (event.event === 'sources') reply.sources = event.items.length
  }
  return reply
}
