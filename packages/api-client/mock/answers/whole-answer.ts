import type { AskEvent, Schemas } from '../../src/contract/contract.ts'
import { refuse } from '../serving/refusal.ts'

/** An answer for those who do not take a stream, as soon as there is one. */
export async function wholeAnswer(frames: AsyncIterable<string>): Promise<Schemas['AskReply']> {
  let last: AskEvent | undefined
  for await (const frame of frames) last = JSON.parse(frame.slice(frame.indexOf('data: ') + 6))
  if (last?.event === 'error') throw refuse(last.error_key)
  if (last?.event !== 'close') throw refuse('error.internal')
  const { event: _, ...data } = last
  return { code: 0, response: data.response, data }
}
