import type { ModelTimeouts } from './endpoint.ts'

/** Closes a connection, by its signal, when nothing has come for too long. */
export class Patience {
  readonly #controller = new AbortController()
  readonly #timeouts: ModelTimeouts
  readonly #whole: NodeJS.Timeout
  #next: NodeJS.Timeout
  #exhausted = false

  constructor(timeouts: ModelTimeouts) {
    this.#timeouts = timeouts
    this.#whole = this.#timer(timeouts.whole)
    this.#next = this.#timer(timeouts.first)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** True if the wait, and not somebody's wish, was what closed the connection. */
  get exhausted(): boolean {
    return this.#exhausted
  }

  signOfLife() {
    clearTimeout(this.#next)
    this.#next = this.#timer(this.#timeouts.silence)
  }

  /** Closes what is still open. */
  end() {
    clearTimeout(this.#whole)
    clearTimeout(this.#next)
    this.#controller.abort()
  }

  #timer(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#exhausted = true
      this.end()
    }, milliseconds)
  }
}
