import { numberedPieces, slowly } from '../../fakes/model-scripts.ts'
import type { Target } from './target.ts'

export const STEADY_QUESTION = 'And then?'
/** Twenty words a second, without end. */
export const steadyScript = () => slowly(numberedPieces(), 50)

/** Lets so many answers of this target go on until disposed of; each has begun when this resolves. */
export async function steadyStreams(target: Target, count: number): Promise<AsyncDisposable> {
  const closing = new AbortController()
  const readers = await Promise.all(
    Array.from({ length: count }, () => read(target, closing.signal)),
  )
  return {
    async [Symbol.asyncDispose]() {
      closing.abort()
      await Promise.all(readers.map(({ ended }) => ended))
    },
  }
}

/** Reads one answer on; resolves with its first token. */
async function read({ name, question, firstToken }: Target, signal: AbortSignal) {
  const { body, status } = await fetch(question(STEADY_QUESTION), { signal })
  if (!body || status !== 200) throw new Error(`${name} answered ${status}`)
  const begun = Promise.withResolvers<void>()
  let isOver = false
  const ended = (async () => {
    let text = ''
    try {
      for await (const piece of body.pipeThrough(new TextDecoderStream())) {
        if (isOver) continue
        text += piece
        isOver = text.includes(firstToken)
        if (isOver) begun.resolve()
      }
    } catch (error) {
      if (!signal.aborted) throw error
    }
    begun.reject(new Error(`${name} ended: ${text}`))
  })()
  ended.catch(begun.reject)
  await begun.promise
  return { ended }
}
