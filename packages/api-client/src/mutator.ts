import type { CallOptions } from './client.ts'
import { type Envelope, readReply } from './reply.ts'
import { send } from './send.ts'

/** What the generated functions hand over: the caller's options and their own part. */
interface GeneratedRequest extends CallOptions {
  readonly method: string
  readonly body?: NonNullable<RequestInit['body']>
}

type Success<Reply> = Extract<Reply, { code: 0 }>
type Data<Reply> = Success<Reply> extends { data: infer Content } ? Content : never

/** One page of a list; `next` is the cursor of the following one, null at the end. */
export interface Page<Items> {
  readonly items: Items
  readonly next: string | null
}

/** The `data` of a reply; rejects with `ApiError` for everything that isn't `code: 0`. */
export function call<Reply>(path: string, request: GeneratedRequest): Promise<Data<Reply>>
export function call<Reply>(path: string, options?: CallOptions): Promise<Data<Reply>>
export async function call<Reply>(
  path: string,
  request?: GeneratedRequest | CallOptions,
): Promise<Data<Reply>> {
  return (await reply(path, request)).data as Data<Reply>
}

/** The same for lists that come in pages. */
export function callPage<Reply>(path: string, request: GeneratedRequest): Promise<Page<Data<Reply>>>
export function callPage<Reply>(path: string, options?: CallOptions): Promise<Page<Data<Reply>>>
export async function callPage<Reply>(
  path: string,
  request?: GeneratedRequest | CallOptions,
): Promise<Page<Data<Reply>>> {
  const { data, next } = await reply(path, request)
  return { items: data as Data<Reply>, next: typeof next === 'string' ? next : null }
}

async function reply(
  path: string,
  request: GeneratedRequest | CallOptions = {},
): Promise<Envelope> {
  const sent = { method: 'GET', ...request }
  return readReply(await send(path, sent), sent.signal)
}
