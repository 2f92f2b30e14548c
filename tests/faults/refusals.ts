import { expect } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { call, type RawRequest } from './call.ts'
import { newStore, openRows } from './store.ts'

/** What a refusal must look like on the wire, whatever the server calls it inside. */
export interface Refusal {
  readonly status: number
  readonly key: string
  /** Words that its message holds. */
  readonly en: string
  readonly zh: string
}

const refusal = (status: number, key: string, en: string, zh: string): Refusal => ({
  status,
  key: `error.${key}`,
  en,
  zh,
})

export const INVALID = refusal(400, 'badRequest', 'not valid', '有误')
export const EMPTY = refusal(400, 'emptyQuestion', 'Please enter your question', '请输入')
export const TOO_LONG = refusal(400, 'questionTooLong', '2000', '2000')
export const TOO_LARGE = refusal(413, 'payloadTooLarge', 'too large', '过大')
export const WRONG_TYPE = refusal(415, 'unsupportedMediaType', 'not supported', '不支持')
export const SIGN_IN = refusal(401, 'unauthorized', 'log in', '请先登录')
export const UNKNOWN = refusal(400, 'unknownMessage', 'not in the conversation', '找不到这条消息')
export const STALE_PARENT = refusal(200, 'staleParent', 'gone on', '新的内容')
export const NO_ACCESS = refusal(
  200,
  'noAccess',
  'Conversation does not exist/You do not have access',
  '对话不存在',
)
export const WRONG_CODE = refusal(
  200,
  'wrongCode',
  'Invalid verification code, please try again',
  '验证码',
)
export const INVALID_EMAIL = refusal(400, 'invalidEmail', 'valid e-mail', '请输入正确的邮箱地址')

/** A server, and a look into its database that tells whether a request left something there. */
export interface RefusedWorld extends AsyncDisposable {
  readonly server: ServerProcess
  readonly rows: Awaited<ReturnType<typeof openRows>>
  /** Sends it in both languages and expects to be refused with a text, with nothing stored. */
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
        const text = expect.stringContaining(refusal[language])
        const expected = { code: 1, error_key: refusal.key, message: text, data: text }
        expect({ status, body }).toMatchObject({ status: refusal.status, body: expected })
      }
      expect(await rows.counted()).toEqual(before)
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
