import { failure, readReply, send } from './call.ts'
import type { CallOptions } from './client.ts'

export interface UserDataOptions extends CallOptions {
  /** The IANA time zone in which the topics' times are given; UTC unless it is given. */
  readonly timeZone?: string | undefined
  /** Called with the bytes that have come so far. */
  readonly onProgress?: ((bytes: number) => void) | undefined
}

/** All data of the signed-in user as one zip; rejects with `ApiError` when it does not come whole. */
export async function downloadUserData({
  timeZone,
  onProgress,
  ...options
}: UserDataOptions = {}): Promise<Blob> {
  const query = timeZone ? `?${new URLSearchParams({ time_zone: timeZone })}` : ''
  const response = await send(`/auth/user/data${query}`, { method: 'GET', ...options })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || !response.body || !type.startsWith('application/zip')) {
    await readReply(response, options.signal)
    throw failure(new TypeError(`${type} is no archive`), undefined)
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body.getReader()
  const read = () =>
    reader.read().catch((cause: unknown) => {
      throw failure(cause, options.signal)
    })
  for (let next = await read(); !next.done; next = await read()) {
    parts.push(next.value)
    bytes += next.value.length
    onProgress?.(bytes)
  }
  return new Blob(parts, { type: 'application/zip' })
}
