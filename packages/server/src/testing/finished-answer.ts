import type { AskEvent, Schemas } from '@coinquiry/api-client/contract'
import { decodeFrame, splitFrames } from '../generation/frames.ts'
import { startLiveAnswer } from '../generation/live-answer.ts'
import type { AnswerEngine, EngineEvent, Question } from '../ports.ts'

/** An answer as its reader has it in the end, and what its engine was told of the pages it read. */
export interface FinishedAnswer {
  readonly text: string
  readonly relevant: boolean
  readonly sources: readonly Schemas['Source'][]
  /** What came of the check of its numbers and citations; null where nothing was checked. */
  readonly figures: Extract<AskEvent, { event: 'figures' }> | null
  /** Passages of pages, whole. */
  readonly read: readonly { readonly url: string; readonly text: string }[]
}

const PLACE = {
  ...{ requestId: 'request', userId: 'user', topicId: 'topic' },
  ...{ questionId: 'question', answerId: 'answer' },
  ...{ parentId: null, questionVersion: 1, answerVersion: 1 },
}

/** Asks an engine as a node of the server does, without a database. Throws where the answer fails. */
export async function finishedAnswer(
  engine: AnswerEngine,
  question: Question,
): Promise<FinishedAnswer> {
  const read: FinishedAnswer['read'][number][] = []
  const reports: string[] = []
  const live = startLiveAnswer(
    { ...PLACE, question, lacksTitle: false },
    {
      engine: overheard(engine, (event) => {
        if (event.event === 'found') read.push(...(event.read ?? []))
      }),
      timings: { coalesceMs: 0, coalesceMostMs: 0, titleMs: 0 },
      report: (what, error) => void reports.push(`${what}: ${error}`),
      observer: undefined,
      closing: new AbortController().signal,
    },
  )
  const { outcome } = await live.ended
  if (outcome !== 'done') throw new Error(`There is no answer. ${reports.join('; ')}`)
  const events = splitFrames(live.log.chunk(0, live.log.length)).map(decodeFrame)
  const figures = events.findLast((event) => event.event === 'figures') ?? null
  const { message: text, sources, isOffTopic } = live.produced
  return { text, relevant: !isOffTopic, sources, figures, read }
}

function overheard(engine: AnswerEngine, hear: (event: EngineEvent) => void): AnswerEngine {
  return {
    ...engine,
    async *answer(question, signal, meter) {
      for await (const event of engine.answer(question, signal, meter)) {
        hear(event)
        yield event
      }
    },
  }
}
