import { expect, test } from 'vitest'
import { downloadUserData } from './user-data.ts'

const answering = (reply: () => Response) => ({
  client: { baseUrl: '/api/v1', fetch: async () => reply() },
})

function archive(parts: readonly number[][], end?: Error): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const [part, ...rest] = parts
      parts = rest
      if (part) controller.enqueue(Uint8Array.from(part))
      else if (end) controller.error(end)
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/zip' } })
}

test('an archive comes whole, and tells how much of it has come', async () => {
  const seen: number[] = []
  const parts = [
    [80, 75],
    [3, 4, 0],
  ]
  const options = {
    ...answering(() => archive(parts)),
    onProgress: (bytes: number) => seen.push(bytes),
  }
  const blob = await downloadUserData(options)
  expect([...(await blob.bytes())]).toEqual([80, 75, 3, 4, 0])
  expect(seen).toEqual([2, 5])
})

test('an archive that breaks off is refused', async () => {
  const broken = answering(() => archive([[80, 75]], new TypeError('terminated')))
  await expect(downloadUserData(broken)).rejects.toMatchObject({ errorKey: 'error.network' })
})

test('a fault of who shows the progress is told as it is', async () => {
  const fault = new TypeError('x is undefined')
  const onProgress = () => {
    throw fault
  }
  const failing = downloadUserData({ ...answering(() => archive([[80, 75]])), onProgress })
  await expect(failing).rejects.toBe(fault)
})

test('a refusal is told with its time to wait', async () => {
  const body = { code: 1, data: 'Later', message: 'Later', error_key: 'error.tooManyRequests' }
  const refused = answering(() =>
    Response.json(body, { status: 429, headers: { 'retry-after': '9' } }),
  )
  await expect(downloadUserData(refused)).rejects.toMatchObject({
    errorKey: 'error.tooManyRequests',
    retryAfter: 9,
  })
})
