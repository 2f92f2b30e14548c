import { createHash } from 'node:crypto'

export interface SerialCacheOptions {
  /** How many values may wait or be made at once. */
  readonly capacity: number
  /** How many are kept. */
  readonly kept: number
  /** How long a failure is kept, in ms; none is where this is 0. */
  readonly failedMs?: number
}

/** Makes one value at a time, once for all who ask for it, and keeps the latest. */
export class SerialCache<Input, Value> {
  readonly #values = new Map<string, Promise<Value>>()
  readonly #make: (input: Input) => Promise<Value>
  readonly #options: SerialCacheOptions
  #previous: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(make: (input: Input) => Promise<Value>, options: SerialCacheOptions) {
    this.#make = make
    this.#options = options
  }

  /** What is made of this input; null if too many wait. */
  get(input: Input): Promise<Value> | null {
    // Inputs may be long: a hash of them is not.
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
    const value = this.#values.get(key) ?? this.#begin(key, input)
    if (!value) return null
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#options.kept && oldest !== undefined) this.#values.delete(oldest)
    return value
  }

  #begin(key: string, input: Input): Promise<Value> | null {
    const { capacity, failedMs = 0 } = this.#options
    if (this.#waiting >= capacity) return null
    this.#waiting += 1
    const value = this.#previous
      .then(() => this.#make(input))
      .finally(() => {
        this.#waiting -= 1
      })
    const forget = () => this.#values.delete(key)
    this.#previous = value.catch(() =>
      failedMs > 0 ? setTimeout(forget, failedMs).unref() : forget(),
    )
    return value
  }
}
