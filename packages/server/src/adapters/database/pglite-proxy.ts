import type { Worker } from 'node:worker_threads'
import type { PGliteDialectConfig } from 'kysely'
import type { Answer, Call, Result } from './pglite-calls.ts'

type PGlite = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>

/**
 * The embedded engine on a thread of its own, as Kysely's dialect wants to see it: a slow query
 * never holds up the event loop. Kysely hands out the one connection to one caller at a time.
 * Rejects when the engine does not start; `onDeath` is called when it ends later without `close`.
 */
export async function pgliteIn(worker: Worker, onDeath: (reason: Error) => void): Promise<PGlite> {
  const waiting = new Map<number, PromiseWithResolvers<Result>>()
  const started = Promise.withResolvers<void>()
  let running = false
  let closed = false
  let lastId = 0

  function ask(sql: string | null, parameters: readonly unknown[] = []): Promise<Result> {
    if (closed) return Promise.reject(new Error('The embedded database is closed'))
    const call: Call = { id: ++lastId, sql, parameters }
    const answered = Promise.withResolvers<Result>()
    waiting.set(call.id, answered)
    worker.postMessage(call)
    return answered.promise
  }

  function end(reason: Error): void {
    if (closed) return
    closed = true
    started.reject(reason)
    for (const { reject } of waiting.values()) reject(reason)
    if (running) onDeath(reason)
  }

  worker.on('message', (answer: Answer | 'ready') => {
    if (answer === 'ready') return started.resolve()
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('result' in answer) call?.resolve(answer.result)
    else call?.reject(Object.assign(new Error(answer.failure.message), answer.failure))
  })
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`The embedded database ended with code ${code}`)))

  const query = async <T>(sql: string, parameters?: unknown[]) => {
    const { rows, fields, affectedRows } = await ask(sql, parameters)
    return { rows: rows as T[], fields, ...(affectedRows === undefined ? {} : { affectedRows }) }
  }

  await started.promise
  running = true
  return {
    ready: true,
    waitReady: started.promise,
    get closed() {
      return closed
    },
    query,
    async transaction(work) {
      let isCommitted = false
      const within: typeof query = (sql, parameters) => {
        isCommitted ||= sql === 'commit'
        return query(sql, parameters)
      }
      await ask('begin')
      const result = await work({
        query: within,
        rollback: async () => void (await ask('rollback')),
      }).catch(async (error: unknown) => {
        await ask('rollback')
        throw error
      })
      if (isCommitted) return result
      const { command } = await ask('commit')
      if (command === 'ROLLBACK') throw new AbortedTransaction()
      return result
    },
    async close() {
      await ask(null)
      closed = true
      await worker.terminate()
    },
  }
}

/** Carries the state by which Kysely knows a COMMIT that rolled back. */
class AbortedTransaction extends Error {
  readonly code = '25P02'
}
