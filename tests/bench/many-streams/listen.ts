import { Agent, request } from 'node:http'

export interface ListenResult {
  /** Pieces of the answers that arrived whole and in order. */
  readonly words: number
  /** Answers of which something was lost or out of order. */
  readonly broken: number
  readonly seconds: number
}

export interface Question {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const WORD = /"content":"((?:\d+ )+)"/g

/** Asks all questions at once and reads every answer to its end. */
export async function listen(questions: readonly Question[], words: number): Promise<ListenResult> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const whole = Array.from({ length: words }, (_, word) => `${word} `).join('')
  const begin = performance.now()
  const answers = await Promise.all(questions.map((question) => answerTo(question, agent)))
  const seconds = (performance.now() - begin) / 1000
  const right = answers.filter((answer) => answer === whole)
  return { words: right.length * words, broken: answers.length - right.length, seconds }
}

function answerTo({ url, headers, body }: Question, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', agent, headers }, (response) => {
      let open = ''
      let answer = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        const frames = (open + piece).split('\n\n')
        open = frames.pop() ?? ''
        for (const frame of frames) {
          // The last event repeats the whole; only its parts are counted.
          if (frame.includes('event: close')) continue
          for (const [, text = ''] of frame.matchAll(WORD)) answer += text
        }
      })
      response.on('end', () => resolve(answer))
      response.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
