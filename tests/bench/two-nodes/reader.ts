import { randomUUID } from 'node:crypto'
import { type ClientRequest, type RequestOptions, request } from 'node:http'

/** Somebody who reads an answer of numbered words, each time over a connection of their own. */
export interface AnswerReader {
  /** Resolves with the first event. */
  readonly begun: Promise<void>
  /** Whether all words have come, once and in order, when the stream has ended. */
  readonly isWhole: Promise<boolean>
  /** Leaves, and reads on by a new connection. */
  attach(): void
}

/** Asks at `api` and reads the answer of so many words. */
export function readAnswer(api: string, token: string, words: number): AnswerReader {
  const begun = Promise.withResolvers<void>()
  const isWhole = Promise.withResolvers<boolean>()
  const said: string[] = []
  let requestId = ''
  let lastId = ''
  let connection: ClientRequest

  function take(frame: string) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? ''
    const event = field('event')
    if (event === '') return
    lastId = field('id')
    const data = JSON.parse(field('data'))
    if (event === 'start') requestId = data.request_id
    if (event === 'message') said.push(...data.content.trim().split(' '))
    if (event === 'start') begun.resolve()
    if (event === 'close')
      isWhole.resolve(said.length === words && said.every((word, nth) => word === String(nth)))
  }

  function open(path: string, options: RequestOptions, body?: string) {
    const opened = request(api + path, { ...options, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        if (connection !== opened) return
        const frames = (text + piece).split('\n\n')
        text = frames.pop() ?? ''
        frames.forEach(take)
      })
      response.on('error', () => undefined)
      response.on('close', () => end(opened))
    })
    opened.on('error', () => end(opened))
    connection = opened
    opened.end(body)
  }

  function end(ended: ClientRequest) {
    if (ended !== connection) return
    begun.resolve()
    isWhole.resolve(false)
  }

  const authorization = `Bearer ${token}`
  open(
    '/ask',
    { method: 'POST', headers: { authorization, 'content-type': 'application/json' } },
    JSON.stringify({ ...QUESTION, topics_id: randomUUID() }),
  )
  return {
    begun: begun.promise,
    isWhole: isWhole.promise,
    attach() {
      const left = connection
      open(`/ask/${requestId}/stream`, { headers: { authorization, 'last-event-id': lastId } })
      left.destroy()
    },
  }
}

const QUESTION = { question: 'Why?', deepthink: false, internet_search: false, detached: true }
