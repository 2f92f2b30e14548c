interface CrowdReadsOptions {
  /** How long what was read is shared, in ms. */
  readonly keptMs?: number
  /** What is asked for more often than this in a second is shared. */
  readonly busy?: number
}

/** How many keys are counted; one that is forgotten begins anew. */
const MOST = 1000
const SECOND = 1000

interface Entry<Value> {
  /** When the second began in which `count` is counted, in ms. */
  from: number
  count: number
  /** Asked for too often in the second before. */
  wasBusy: boolean
  shared: Promise<Value> | null
}

/**
 * Reads what a crowd asks for a few times a second instead of a thousand times. What is asked for
 * seldom is read anew each time, so nobody alone ever sees something old; in a crowd nobody is given
 * what was read more than `keptMs` ago, whichever node changed it since. A failure is not kept.
 */
export class CrowdReads<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #keptMs: number
  readonly #busy: number

  constructor({ keptMs = 500, busy = 10 }: CrowdReadsOptions = {}) {
    this.#keptMs = keptMs
    this.#busy = busy
  }

  /** What `load` gives, or gave to somebody else of the crowd. */
  read(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.#counted(key)
    if (!entry.wasBusy && entry.count <= this.#busy) return load()
    entry.shared ??= this.#share(entry, load())
    return entry.shared
  }

  #share(entry: Entry<Value>, loading: Promise<Value>): Promise<Value> {
    const end = () => {
      if (entry.shared === loading) entry.shared = null
    }
    // From when reading begins: what is written later may not be in it.
    setTimeout(end, this.#keptMs).unref()
    loading.catch(end)
    return loading
  }

  #counted(key: string): Entry<Value> {
    const now = performance.now()
    const entry = this.#entries.get(key) ?? { from: now, count: 0, wasBusy: false, shared: null }
    const passed = now - entry.from
    if (passed >= SECOND) {
      entry.wasBusy = passed < 2 * SECOND && entry.count > this.#busy
      entry.from = now
      entry.count = 0
    }
    entry.count += 1
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MOST && oldest !== undefined) this.#entries.delete(oldest)
    return entry
  }
}
