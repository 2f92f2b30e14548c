import { type EngineEvent, EngineFailure } from '../../../ports.ts'
import type { ChatDelta } from './chat-stream.ts'
import { LeadingTag } from './inline-tag.ts'
import { OFF_TOPIC } from './instructions.ts'
import { LeadingMark } from './leading-mark.ts'

/**
 * Orders a model's deltas as the contract's grammar wants them: analysis, its end, relevance, text.
 * Analysis comes on the model's own channel or as a leading `<think>`; without `thinking` it is dropped.
 */
export async function* narrate(
  deltas: AsyncIterable<ChatDelta>,
  { thinking }: { thinking: boolean },
): AsyncGenerator<EngineEvent> {
  const tag = new LeadingTag('think')
  const answer = new Answer(thinking)
  for await (const delta of deltas) {
    if (delta.kind === 'reasoning') {
      yield* answer.think(delta.text)
    } else {
      for (const piece of tag.push(delta.text)) {
        yield* piece.inside ? answer.think(piece.text) : answer.say(piece.text)
      }
    }
  }
  for (const piece of tag.end()) {
    yield* piece.inside ? answer.think(piece.text) : answer.say(piece.text)
  }
  yield* answer.end()
}

class Answer {
  readonly #thinking: boolean
  readonly #mark = new LeadingMark(OFF_TOPIC)
  #thought = false
  #speaking = false

  constructor(thinking: boolean) {
    this.#thinking = thinking
  }

  *think(content: string): Generator<EngineEvent> {
    // Once the answer has begun the analysis is closed.
    if (!this.#thinking || this.#speaking || (!this.#thought && !content.trim())) return
    this.#thought = true
    yield { event: 'think', content }
  }

  *say(content: string): Generator<EngineEvent> {
    if (this.#speaking) {
      yield { event: 'message', content }
      return
    }
    const start = this.#mark.push(content)
    if (start) yield* this.#begin(start.marked, start.text)
  }

  *end(): Generator<EngineEvent> {
    if (this.#speaking) return
    const { marked, text } = this.#mark.end()
    if (!text) throw new EngineFailure('error.modelFailed', { cause: 'the model said nothing' })
    yield* this.#begin(marked, text)
  }

  *#begin(offTopic: boolean, content: string): Generator<EngineEvent> {
    this.#speaking = true
    if (this.#thought) yield { event: 'thinkEnd' }
    yield { event: 'relevant', relevant: !offTopic }
    yield { event: 'message', content }
  }
}
