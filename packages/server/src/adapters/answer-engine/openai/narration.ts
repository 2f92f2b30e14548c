import { type EngineEvent, EngineFailure } from '../../../ports.ts'
import type { ChatDelta } from './chat-stream.ts'
import type { Heard } from './dialogue.ts'
import { OFF_TOPIC } from './instructions.ts'
import { LeadingMark, LeadingTag, type TaggedPiece } from './marks.ts'
import { OutOfTime } from './request.ts'

/** What was learned of a model, for its next answers. */
export interface ModelHabits {
  /** Its text begins inside the analysis, whose `<think>` stands in its prompt. */
  beginsThinking: boolean
}

export interface Telling {
  readonly habits: ModelHabits
  readonly thinking: boolean
  /**
   * So many characters are held back until it is known whether they begin the answer or only
   * announce a call ("Let me look that up"), which belongs to the analysis; none while no call can
   * follow.
   */
  readonly aside: () => number
}

/**
 * Orders what a model says as the contract's grammar wants it: analysis, its end, relevance, text.
 * Analysis comes on the model's own channel or as a leading `<think>`; without `thinking` it is
 * dropped. The first answer of a model that begins inside of it shows it, and only then is it known.
 */
export async function* narrate(
  heard: AsyncIterable<Heard>,
  telling: Telling,
): AsyncGenerator<EngineEvent> {
  const { habits } = telling
  let tag = new LeadingTag('think', habits.beginsThinking)
  let thought = ''
  const answer = new Answer(telling)
  function* shown({ inside, text }: TaggedPiece) {
    if (inside) thought += text
    yield* inside ? answer.think(text) : answer.say(text)
  }
  function* rest() {
    for (const piece of tag.end()) yield* shown(piece)
    if (tag.endedLate) habits.beginsThinking = true
  }
  /** What was taken for analysis because others of this model were, and has no end, was the answer. */
  function* mistaken() {
    if (!habits.beginsThinking || !tag.isInside) return
    habits.beginsThinking = false
    yield* answer.say(thought)
  }
  function* heardText({ kind, text }: ChatDelta) {
    if (kind === 'reasoning') yield* answer.think(text)
    else for (const piece of tag.push(text)) yield* shown(piece)
  }
  try {
    for await (const part of heard) {
      if ('event' in part) {
        yield part
      } else if (part.kind === 'turn') {
        yield* rest()
        yield* answer.turn()
        tag = new LeadingTag('think', habits.beginsThinking)
        thought = ''
      } else {
        for (const event of heardText(part)) yield event
      }
    }
  } catch (error) {
    // The text before the failure is kept.
    yield* rest()
    yield* answer.flush()
    // Where only its time is over, what there is of it is the answer.
    if (error instanceof OutOfTime && answer.hasBegun) return
    throw error
  }
  yield* rest()
  yield* mistaken()
  yield* answer.end()
}

class Answer {
  readonly #thinking: boolean
  readonly #aside: () => number
  readonly #mark = new LeadingMark(OFF_TOPIC)
  #held = ''
  #thought = false
  #speaking = false
  /** Set between what is said in different turns. */
  #gap = ''

  constructor({ thinking, aside }: Telling) {
    this.#thinking = thinking
    this.#aside = aside
  }

  get hasBegun(): boolean {
    return this.#speaking
  }

  *think(text: string): Generator<EngineEvent> {
    // Once the answer has begun the analysis is closed.
    if (!this.#thinking || this.#speaking || (!this.#thought && !text.trim())) return
    const content = this.#thought ? this.#gap + text : text
    this.#gap = ''
    this.#thought = true
    yield { event: 'think', content }
  }

  *say(text: string): Generator<EngineEvent> {
    if (this.#speaking) {
      const content = this.#gap + text
      this.#gap = ''
      yield { event: 'message', content }
      return
    }
    this.#held += text
    if (this.#held.length >= this.#aside()) yield* this.#release()
  }

  *turn(): Generator<EngineEvent> {
    const aside = this.#held
    this.#held = ''
    if (aside) yield* this.think(aside)
    this.#gap = '\n\n'
  }

  /** Lets out what was held back. */
  *flush(): Generator<EngineEvent> {
    yield* this.#release()
    if (this.#speaking) return
    const { marked, text } = this.#mark.end()
    if (text) yield* this.#begin(marked, text)
  }

  *end(): Generator<EngineEvent> {
    yield* this.flush()
    if (this.#speaking) return
    throw new EngineFailure('error.modelFailed', { cause: 'the model said nothing' })
  }

  *#release(): Generator<EngineEvent> {
    if (!this.#held) return
    const start = this.#mark.push(this.#held)
    this.#held = ''
    if (start) yield* this.#begin(start.marked, start.text)
  }

  *#begin(offTopic: boolean, content: string): Generator<EngineEvent> {
    this.#speaking = true
    this.#gap = ''
    if (this.#thought) yield { event: 'thinkEnd' }
    yield { event: 'relevant', relevant: !offTopic }
    yield { event: 'message', content }
  }
}
