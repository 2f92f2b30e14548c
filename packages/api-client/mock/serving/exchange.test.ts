import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { send } from './exchange.ts'

const MANY = 100

/** A body of many chunks, the count of those that were asked for, and whether it was cancelled. */
function countedBody() {
  const seen = { asked: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.asked += 1
      controller.enqueue(new Uint8Array(65_536))
      if (seen.asked === MANY) controller.close()
    },
    cancel() {
      seen.isCancelled = true
    },
  })
  return { body, seen }
}

/** Nobody reads it, so that it holds what is written. */
const unread = () => new ServerResponse(new IncomingMessage(new Socket()))

test('a body waits for its reader, and is cancelled when the reader leaves', async () => {
  const { body, seen } = countedBody()
  const outgoing = unread()
  const sent = send(new Response(body), outgoing)
  await expect.poll(() => outgoing.writableNeedDrain).toBe(true)
  outgoing.destroy()
  await expect(sent).rejects.toThrow()
  expect(seen.isCancelled).toBe(true)
  expect(seen.asked).toBeLessThan(MANY)
})
