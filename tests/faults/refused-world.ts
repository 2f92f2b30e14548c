import { expect } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { call, type RawRequest } from './call.ts'
import type { Refusal } from './refusals.ts'
import { openRows } from './rows.ts'
import { newStore } from './store.ts'

/** A server, and a look into its database that tells whether a request left something there. */
export interface RefusedWorld extends AsyncDisposable {
  readonly server: ServerProcess
  readonly rows: Awaited<ReturnType<typeof openRows>>
  /** Sends it in both languages and expects to be refused in words, with nothing stored. */
  expectRefused(refusal: Refusal, path: string, request: RawRequest): Promise<void>
}

export async function startRefusedWorld(): Promise<RefusedWorld> {
  const resources = new AsyncDisposableStack()
  const model = resources.use(await startFakeModel())
  const store = resources.use(await newStore('postgresql'))
  const env = { ...store.env, ...model.env }
  const server = resources.use(await startServer({ ...store, env }))
  const rows = resources.use(await openRows(store))
  return {
    server,
    rows,
    async expectRefused(refusal, path, request) {
      const before = await rows.counted()
      for (const language of ['en', 'zh'] as const) {
        const { status, body } = await call(server, path, { ...request, language })
        const words = expect.stringContaining(refusal[language])
        const expected = { code: 1, error_key: refusal.key, message: words, data: words }
        expect({ status, body }).toMatchObject({ status: refusal.status, body: expected })
      }
      expect(await rows.counted()).toEqual(before)
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
