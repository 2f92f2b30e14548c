import { setTimeout as sleep } from 'node:timers/promises'
import type { ZodType } from 'zod'
import { asker } from '../../ports/asker.ts'
import { DataFailure, type DataFailureReason } from '../../ports/data-failure.ts'
import { fetchBody, HttpFailure, LIMITS } from './fetch-body.ts'
import { fitting } from './fetch-json.ts'
import { MinuteBudget } from './minute-budget.ts'
import { parseJson } from './read-body.ts'
import { Recent } from './recent.ts'

export interface Provider {
  /** In metrics: `coingecko`. */
  readonly id: string
  /** Up to and with the version. */
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  /** How many requests a minute are made of it at most. */
  readonly perMinute: number
  readonly redirects?: number
  /** How long one reading may wait for it where it asks for patience, all waits together. */
  readonly patienceMs?: number
}

export type RequestOutcome = 'ok' | 'aborted' | DataFailureReason
/** Told of each request, and of each that was refused before it was made. */
export type ObserveRequest = (provider: string, outcome: RequestOutcome) => void

export interface ProviderData<T> {
  readonly data: T
  /** When it was read, for figures whose provider gives no time. */
  readonly readAt: Date
}

export interface ReaderOptions {
  /** How long a reading counts as current. */
  readonly forMs: number
  /** How many readings are remembered. */
  readonly most?: number
  readonly maxBytes?: number
  readonly timeoutMs?: number
  /** Makes a document of the body; JSON unless another is given. */
  readonly parse?: (body: Buffer, signal: AbortSignal) => unknown
}

export type ReadProvider<T> = (
  path: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<ProviderData<T>>

const PATIENCE_MS = 8000
const MOST_TRIES = 3
/** Where a 429 says nothing of how long. */
const FIRST_WAIT_MS = 1000
/** A provider is believed when it wants to be left alone, but not for ever. */
const LONGEST_QUIET_MS = 600_000

/**
 * Reads from one provider: each request within limits, each reading made once for all who ask for
 * it and remembered for a while, no more requests a minute than the budget allows, and none while
 * the provider wants to be left alone. Rejects with a `DataFailure`, or with the signal's reason.
 */
export class DataClient {
  readonly #provider: Provider
  readonly #budget: MinuteBudget
  readonly #observe: ObserveRequest
  #quietUntil = 0

  constructor(provider: Provider, observe: ObserveRequest = () => undefined) {
    this.#provider = provider
    this.#budget = new MinuteBudget(provider.perMinute)
    this.#observe = observe
  }

  /** Readings of one kind, with a memory of their own. */
  reader<T>(reply: ZodType<T>, options: ReaderOptions): ReadProvider<T> {
    const { parse = (body) => parseJson(body.toString()) } = options
    const recent = new Recent<ProviderData<T>>(options.forMs, options.most)
    return (path, query, signal) => {
      const url = new URL(this.#provider.baseUrl + path)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const find = (shared: AbortSignal) =>
        this.#observed(async () => {
          const body = await this.#patiently(url, options, shared)
          const data = fitting(await parse(body, shared), reply, url.host)
          return { data, readAt: new Date() }
        }, shared)
      return recent.get(url.pathname + url.search, find, signal)
    }
  }

  async #observed<T>(find: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const { id } = this.#provider
    try {
      const found = await find()
      this.#observe(id, 'ok')
      return found
    } catch (error) {
      if (signal.aborted) this.#observe(id, 'aborted')
      if (signal.aborted || !(error instanceof HttpFailure || error instanceof DataFailure))
        throw error
      const failure = error instanceof DataFailure ? error : dataFailure(error)
      this.#observe(id, failure.reason)
      throw failure
    }
  }

  /** Asks again after a 429, as long as patience lasts. */
  async #patiently(url: URL, options: ReaderOptions, signal: AbortSignal): Promise<Buffer> {
    const { maxBytes = LIMITS.maxBytes, timeoutMs = LIMITS.timeoutMs } = options
    const { headers = {}, redirects = 0, patienceMs = PATIENCE_MS } = this.#provider
    const deadline = performance.now() + patienceMs
    for (let tries = 1; ; tries += 1) {
      await this.#quiet(url.host, deadline, signal)
      if (!this.#budget.take(asker()))
        throw new DataFailure(`${url.host} was asked as often as it may be in a minute`, 'budget')
      try {
        return await fetchBody({ url, headers }, signal, { maxBytes, timeoutMs, redirects })
      } catch (error) {
        if (!(error instanceof HttpFailure) || error.status !== 429) throw error
        const wait = error.retryAfterMs ?? FIRST_WAIT_MS * tries
        const quietUntil = performance.now() + Math.min(wait, LONGEST_QUIET_MS)
        this.#quietUntil = Math.max(this.#quietUntil, quietUntil)
        if (tries === MOST_TRIES) throw busy(url.host)
      }
    }
  }

  /** Waits until the provider may be asked again; refuses where that takes too long. */
  async #quiet(host: string, deadline: number, signal: AbortSignal) {
    for (let wait = this.#wait(); wait > 0; wait = this.#wait()) {
      if (this.#quietUntil > deadline) throw busy(host)
      await sleep(Math.ceil(wait), undefined, { signal })
    }
  }

  #wait(): number {
    return this.#quietUntil - performance.now()
  }
}

const busy = (host: string) => new DataFailure(`${host} answered 429`, 'busy', 429)

function dataFailure({ message, outcome, status }: HttpFailure): DataFailure {
  return new DataFailure(message, outcome, status)
}

/** Null where the provider does not know what was asked for, which it says by one of these. */
export async function orUnknown<T>(
  reading: Promise<T>,
  statuses: readonly number[] = [404],
): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    const isUnknown = error instanceof DataFailure && statuses.includes(error.status ?? 0)
    if (isUnknown) return null
    throw error
  }
}
