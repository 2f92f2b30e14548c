import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { Answer, Call } from './pglite-calls.ts'
import { pgliteOptions } from './pglite-options.ts'

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread')

const pglite = await PGlite.create(String(workerData), pgliteOptions)

async function answer({ id, sql, parameters }: Call): Promise<Answer> {
  try {
    if (sql === null) {
      await pglite.close()
      return { id, result: { rows: [], fields: [] } }
    }
    const { rows, fields, affectedRows, command } = await pglite.query(sql, [...parameters])
    return { id, result: { rows, fields, affectedRows, command } }
  } catch (error) {
    // After a trap the engine's memory cannot be trusted: the thread ends, and the process with it.
    if (error instanceof Error && error.name === 'RuntimeError') setImmediate(() => process.exit(1))
    const message = error instanceof Error ? error.message : String(error)
    return { id, failure: { ...plainFields(error), message } }
  }
}

/** An error's own fields (`code`, `constraint`, …) that survive the way to another thread. */
function plainFields(error: unknown): Record<string, unknown> {
  const fields = Object.entries(Object(error))
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'))
}

port.on('message', async (call: Call) => port.postMessage(await answer(call)))
port.postMessage('ready')
