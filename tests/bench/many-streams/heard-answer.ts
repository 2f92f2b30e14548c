import { type Agent, request } from 'node:http'

export interface Question {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** An answer as it is heard; no promise rejects. Times are in ms since 1970. */
export interface HeardAnswer {
  /** When its first event came; null where it was refused. */
  readonly first: Promise<number | null>
  /** When each word came, with the last one or the end of the stream. */
  readonly words: Promise<readonly number[]>
  /** Whether all words have come, once and in order, when the stream has ended. */
  readonly isWhole: Promise<boolean>
}

const WORD = /"content":"((?:\d+ )+)"/g

export const epochMs = (): number => performance.timeOrigin + performance.now()

/** Asks, and reads the answer to its end. */
export function hear({ url, headers, body }: Question, words: number, agent: Agent): HeardAnswer {
  const first = Promise.withResolvers<number | null>()
  const heard = Promise.withResolvers<readonly number[]>()
  const isWhole = Promise.withResolvers<boolean>()
  const times: number[] = []
  const said: string[] = []
  let open = ''

  function take(piece: string) {
    const now = epochMs()
    const frames = (open + piece).split('\n\n')
    open = frames.pop() ?? ''
    if (frames.length > 0) first.resolve(now)
    for (const frame of frames) {
      // The last event repeats the whole; only its parts are counted.
      if (frame.includes('event: close')) continue
      for (const [, text = ''] of frame.matchAll(WORD))
        for (const word of text.trim().split(' ')) {
          said.push(word)
          times.push(now)
        }
    }
    if (times.length >= words) heard.resolve(times)
  }

  function end() {
    first.resolve(null)
    heard.resolve(times)
    isWhole.resolve(said.length === words && said.every((word, nth) => word === String(nth)))
  }

  const asking = request(url, { method: 'POST', agent, headers }, (response) => {
    response.setEncoding('utf8').on('close', end)
    response.on('error', () => undefined)
    if (response.statusCode === 200) response.on('data', take)
    else response.resume()
  })
  asking.on('error', end)
  asking.end(body)
  return { first: first.promise, words: heard.promise, isWhole: isWhole.promise }
}
