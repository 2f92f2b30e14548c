import type { TokenMeter } from '../domain/tokens.ts'
import type { AnswerEngine, EngineEvent, Question } from '../ports.ts'

/** One question put to the engine; the test says what is answered, and when. */
export interface ScriptedAnswer {
  readonly question: Question
  readonly signal: AbortSignal
  /** What the model used; undefined where the caller does not count it. */
  readonly meter: TokenMeter | undefined
  say(...events: EngineEvent[]): void
  /** The answer is complete. */
  finish(): void
  fail(error: unknown): void
}

export interface ScriptedEngine extends AnswerEngine {
  /** In the order in which they were asked. */
  readonly answers: readonly ScriptedAnswer[]
  /** Called for each question at once, so that answers may come without the test waiting. */
  onQuestion: (answer: ScriptedAnswer) => void
  /** What `title` gives. */
  writesTitle: string | null
}

export function scriptedEngine(): ScriptedEngine {
  const answers: ScriptedAnswer[] = []
  return {
    kind: 'model',
    model: 'scripted',
    searches: false,
    readsLiveData: false,
    answers,
    onQuestion: () => undefined,
    writesTitle: null,
    answer(question, signal, meter) {
      const queue: (() => IteratorResult<EngineEvent, void>)[] = []
      let news = Promise.withResolvers<void>()
      const push = (step: () => IteratorResult<EngineEvent, void>) => {
        queue.push(step)
        news.resolve()
      }
      const answer: ScriptedAnswer = {
        question,
        signal,
        meter,
        say: (...events) => {
          for (const value of events) push(() => ({ done: false, value }))
        },
        finish: () => push(() => ({ done: true, value: undefined })),
        fail: (error) =>
          push(() => {
            throw error
          }),
      }
      signal.addEventListener('abort', answer.finish)
      answers.push(answer)
      this.onQuestion(answer)
      return {
        [Symbol.asyncIterator]: () => ({
          async next() {
            for (;;) {
              const step = queue.shift()
              if (step) return step()
              news = Promise.withResolvers()
              await news.promise
            }
          },
          return: async () => ({ done: true, value: undefined }),
        }),
      }
    },
    async title() {
      return this.writesTitle
    },
  }
}

export const think = (content: string) => ({ event: 'think', content }) as const
/** A question that the engine takes for off topic, and doesn't want counted. */
export const OFF_TOPIC = { event: 'relevant', relevant: false, refunded: true } as const
export const message = (content: string) => ({ event: 'message', content }) as const
