import type { Success } from '@coinquiry/api-client/contract'
import { refuse } from '../../domain/refusal.ts'
import { decodeFrame, HEARTBEAT } from '../../generation/frame.ts'

/** Waits for the end of an answer's stream; refuses when the answer failed. */
export async function wholeAnswer(frames: AsyncIterable<string>): Promise<Success<'ask'>> {
  for await (const frame of frames) {
    if (frame === HEARTBEAT) continue
    const event = decodeFrame(frame)
    if (event.event === 'error') throw refuse(event.error_key)
    if (event.event === 'close') {
      const { event: _, ...data } = event
      return { code: 0, response: data.response, data }
    }
  }
  throw refuse('error.interrupted')
}
