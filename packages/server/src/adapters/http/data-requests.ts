import type { ObserveRequest, RequestOutcome } from './data-client.ts'

export interface DataRequestCount {
  readonly provider: string
  readonly outcome: RequestOutcome
  readonly count: number
}

/** How readings from providers ended, since the start. */
export class DataRequests {
  readonly #counts = new Map<string, DataRequestCount>()

  readonly observe: ObserveRequest = (provider, outcome) => {
    const key = `${provider} ${outcome}`
    const count = (this.#counts.get(key)?.count ?? 0) + 1
    this.#counts.set(key, { provider, outcome, count })
  }

  counts(): Iterable<DataRequestCount> {
    return this.#counts.values()
  }
}
