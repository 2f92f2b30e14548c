/** So many works at a time; the others wait for their turn in the order in which they came. */
export class Slots {
  readonly #waiting = new Set<() => void>()
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  /** Whoever stops waiting, by its signal, leaves with the signal's reason. */
  async run<T>(work: () => Promise<T>, patience?: AbortSignal): Promise<T> {
    await this.#turn(patience)
    try {
      return await work()
    } finally {
      this.#free += 1
      this.#next()
    }
  }

  async #turn(patience?: AbortSignal): Promise<void> {
    patience?.throwIfAborted()
    const turn = Promise.withResolvers<void>()
    const begin = () => {
      this.#free -= 1
      turn.resolve()
    }
    const leave = () => {
      if (this.#waiting.delete(begin)) turn.reject(patience?.reason)
    }
    patience?.addEventListener('abort', leave, { once: true })
    this.#waiting.add(begin)
    this.#next()
    await turn.promise.finally(() => patience?.removeEventListener('abort', leave))
  }

  #next() {
    const [begin] = this.#waiting
    if (!begin || this.#free === 0) return
    this.#waiting.delete(begin)
    begin()
  }
}
