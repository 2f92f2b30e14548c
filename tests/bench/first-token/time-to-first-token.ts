import type { Target } from './target.ts'

/** Milliseconds from asking to the first piece of the answer; returns when the answer has ended. */
export async function timeToFirstToken({ name, question, firstToken }: Target): Promise<number> {
  const request = question()
  const begin = performance.now()
  const { body, status } = await fetch(request)
  if (!body || status !== 200) throw new Error(`${name} answered ${status}`)
  let text = ''
  let time: number | null = null
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece
    if (text.includes(firstToken)) time ??= performance.now() - begin
  }
  if (time === null) throw new Error(`${name} gave no answer: ${text}`)
  return time
}
