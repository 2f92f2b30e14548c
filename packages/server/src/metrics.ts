import { setTimeout as sleep } from 'node:timers/promises'
import type { Schemas } from '@coinquiry/api-client/contract'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './adapters/database/database.ts'
import type { DataRequests } from './adapters/http/data-requests.ts'
import { remembered } from './adapters/remembered.ts'
import type { Observer } from './generation/live-answer.ts'
import type { Documents } from './ports/documents.ts'
import type { EndedRequest } from './web/requests.ts'

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
const FIRST_TOKEN_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const QUOTA = new Set([
  'error.topicLimit',
  'error.messageLimit',
  'error.tokenLimit',
  'error.serverTokenLimit',
])

/** Why an answer failed, which is counted when it ends, however many wait for the whole of it. */
const OF_ANSWERS: Readonly<Record<Schemas['AskErrorKey'], true>> = {
  'error.modelFailed': true,
  'error.modelBusy': true,
  'error.modelTimeout': true,
  'error.interrupted': true,
  'error.topicDeleted': true,
  'error.internal': true,
}

/** Longer than the event loop waits before it is looked at again. */
const LOOK_MS = 30

export interface MetricsOptions {
  readonly database: Pick<Database, 'waiting'>
  readonly documents: Pick<Documents, 'queued'>
  readonly dataRequests: Pick<DataRequests, 'counts'>
}

export interface Metrics extends Observer {
  /** The type of what is read. */
  readonly contentType: string
  /**
   * All of them as text. The process itself is measured from the first reading on: that wakes it a
   * hundred times a second, which nobody needs who never asks.
   */
  read(): Promise<string>
  readonly activeStreams: Gauge
  request(end: EndedRequest): void
}

/** What an operator watches, in the words of Prometheus. No label ever holds what a user wrote. */
export function createMetrics({ database, documents, dataRequests }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that are over, by operation and status',
    labelNames: ['operation', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the last byte of a reply was sent, streams included',
    labelNames: ['operation'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const asks = new Counter({
    name: 'asks_total',
    help: 'Questions by how their answer ended, or by why they were refused',
    labelNames: ['outcome'],
    registers,
  })
  const running = new Gauge({
    name: 'generations_running',
    help: 'Answers that this node is writing',
    registers,
  })
  const firstToken = new Histogram({
    name: 'time_to_first_token_seconds',
    help: 'From the stored question to the first text of its answer',
    buckets: FIRST_TOKEN_SECONDS,
    registers,
  })
  const quota = new Counter({
    name: 'quota_refusals_total',
    help: 'Questions refused because an allowance or a budget of the day was used up',
    labelNames: ['key'],
    registers,
  })
  const tokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens that the model read and wrote, by whether it said so itself',
    labelNames: ['kind', 'estimated'],
    registers,
  })
  const activeStreams = new Gauge({
    name: 'active_streams',
    help: 'Answers that are being streamed to clients',
    registers,
  })
  new Counter({
    name: 'data_requests_total',
    help: 'Readings from providers of live data, by how they ended',
    labelNames: ['provider', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { count, ...labels } of dataRequests.counts()) this.inc(labels, count)
    },
  })
  new Gauge({
    name: 'exports_queued',
    help: 'Documents that wait or are being written',
    registers,
    collect() {
      this.set(documents.queued)
    },
  })
  new Gauge({
    name: 'database_waiting',
    help: 'Pieces of work that wait for a connection to the database',
    registers,
    collect() {
      this.set(database.waiting)
    },
  })
  const measuringProcess = remembered(async () => {
    collectDefaultMetrics({ register: registry })
    // Each pause is one turn of the event loop at least, and it takes two looks to tell something.
    for (const _ of [1, 2, 3, 4]) await sleep(LOOK_MS)
  })
  return {
    contentType: registry.contentType,
    async read() {
      await measuringProcess()
      return registry.metrics()
    },
    activeStreams,
    request({ operation, status, seconds: taken, errorKey }) {
      requests.inc({ operation, status })
      seconds.observe({ operation }, taken)
      if (operation !== 'ask' || errorKey === null || errorKey in OF_ANSWERS) return
      asks.inc({ outcome: errorKey })
      if (QUOTA.has(errorKey)) quota.inc({ key: errorKey })
    },
    started: () => running.inc(),
    firstToken: (taken) => firstToken.observe(taken),
    used({ input, output, isEstimated }) {
      const estimated = String(isEstimated)
      if (input > 0) tokens.inc({ kind: 'input', estimated }, input)
      if (output > 0) tokens.inc({ kind: 'output', estimated }, output)
    },
    finished(outcome) {
      running.dec()
      asks.inc({ outcome })
    },
  }
}
