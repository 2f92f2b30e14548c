import type { AskEvent, Language, Schemas } from '../../src/contract/contract.ts'
import { deferred } from '../../src/deferred.ts'
import type { Message, User } from '../rows.ts'

/** The ids of a question and its answer, and where they stand in the topic. */
export type AnswerPlace = Omit<Schemas['AskStart'], 'event'>

interface LiveAnswerOptions {
  readonly place: AnswerPlace
  readonly user: User
  /** Whether it goes on when the connection of its question closes. */
  readonly isDetached: boolean
  /** Of its error message. */
  readonly language: Language
}

/** An answer that is being written: its frames so far, for as many readers as there are. */
export class LiveAnswer {
  readonly message: Message
  readonly options: LiveAnswerOptions
  readonly #frames: string[] = []
  /** Its end is decided, so that no more events follow. */
  isSettled = false
  #hasEnded = false
  #news = deferred()

  constructor(message: Message, options: LiveAnswerOptions) {
    this.message = message
    this.options = options
    this.say({ event: 'start', ...options.place })
  }

  say(event: AskEvent): void {
    if (event.event === 'message') this.message.content += event.content
    if (event.event === 'think') this.message.think_content += event.content
    if (event.event === 'thinkEnd') this.message.think_ms = event.think_ms ?? null
    if (event.event === 'sources') this.message.sources = event.items
    if (event.event === 'figures') {
      const { event: _, ...figures } = event
      this.message.figures = figures
    }
    if (event.event === 'followups') this.message.followups = event.items
    this.#frames.push(encodeFrame(this.#frames.length + 1, event))
    this.#wakeReaders()
  }

  end(last: AskEvent): void {
    this.say(last)
    this.#hasEnded = true
    this.#wakeReaders()
  }

  /** The frames after the given one, as they come; all of them if it is none of this answer's. */
  async *read(after = 0): AsyncGenerator<string> {
    let at = after
    for (;;) {
      for (let frame = this.#frames[at]; frame !== undefined; frame = this.#frames[at]) {
        at += 1
        yield frame
      }
      if (!this.#hasEnded) await this.#news.promise
      else if (at > this.#frames.length) at = 0
      else return
    }
  }

  #wakeReaders() {
    this.#news.resolve()
    this.#news = deferred()
  }
}

/** An event as it stands in the stream. */
export const encodeFrame = (number: number, event: AskEvent): string =>
  `id: ${number}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`
