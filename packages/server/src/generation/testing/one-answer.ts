import type { AnswerEngine } from '../../ports.ts'
import { decodeFrame, splitFrames } from '../frames.ts'
import type { LiveAnswer } from '../live-answer.ts'

/** An ask without its question. */
export const ask = {
  ...{ requestId: 'r', userId: 'u', topicId: 't', questionId: 'q', answerId: 'a', parentId: null },
  ...{ questionVersion: 1, answerVersion: 1, lacksTitle: false },
}

/** How an answer of an engine is started. */
export const options = (engine: AnswerEngine) => ({
  ...{ engine, timings: { coalesceMs: 0, coalesceMostMs: 0, titleMs: 20 }, observer: undefined },
  report: () => undefined,
  closing: new AbortController().signal,
})

/** All that an answer has said so far. */
export const events = (live: LiveAnswer) =>
  splitFrames(live.log.chunk(0, live.log.length)).map(decodeFrame)
