interface Flight<T> {
  readonly controller: AbortController
  readonly result: Promise<T>
  askers: number
}

/** What is under way is not begun again: whoever asks for the same meanwhile gets the same result. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Flight<T>>()

  /**
   * What `find` gives. An asker whose signal is aborted leaves with its reason, and the others
   * get theirs; the last one that leaves ends the work.
   */
  async run(
    key: string,
    find: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    signal.throwIfAborted()
    const flight = this.#flights.get(key) ?? this.#begin(key, find)
    flight.askers += 1
    const left = Promise.withResolvers<never>()
    const leave = () => left.reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([flight.result, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
      flight.askers -= 1
      if (flight.askers === 0) this.#end(key, flight, signal)
    }
  }

  #begin(key: string, find: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const flight = { controller, result: find(controller.signal), askers: 0 }
    // Whoever waits hears of its failure; when nobody waits any more, nobody has to.
    flight.result.catch(() => undefined)
    this.#flights.set(key, flight)
    return flight
  }

  #end(key: string, flight: Flight<T>, { reason }: AbortSignal) {
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
    flight.controller.abort(reason)
  }
}
