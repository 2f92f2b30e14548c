import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenOnLoopback } from '@coinquiry/server/testing'
import { type ModelEnd, modelReply } from './model-reply.ts'
import { instantly, type ModelScript } from './model-scripts.ts'

interface ChatBody {
  readonly stream?: boolean
  readonly stream_options?: { readonly include_usage?: boolean }
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

/** Behind it stands what was looked up for a model without tools. */
const MATERIAL = '\n\n[Looked up for this question'

/** A request as the model saw it; `end` is null while it is being answered. */
export interface ModelRequest {
  readonly question: string
  readonly messages: ChatBody['messages']
  /** The names of the tools it was offered. */
  readonly offered: readonly string[]
  end: ModelEnd | null
}

export interface FakeModel extends AsyncDisposable {
  /** Settings that make a server ask this model. */
  readonly env: Readonly<Record<string, string>>
  /** Streamed requests, oldest first; a question whose answer takes several turns has as many. */
  readonly requests: readonly ModelRequest[]
  /** Says how a question is answered from now on; other questions get a short answer at once. */
  answer(question: string, script: ModelScript): void
  /** Says what a topic that begins with the question is called from now on. */
  title(question: string, title: string): void
  /** Has it written the title of a topic that begins with the question? */
  hasTitled(question: string): boolean
  requestsFor(question: string): readonly ModelRequest[]
}

/** An OpenAI-compatible server on loopback whose answers the test decides on. */
export async function startFakeModel(): Promise<FakeModel> {
  const scripts = new Map<string, ModelScript>()
  const titles = new Map<string, string>()
  const titled: string[] = []
  const requests: ModelRequest[] = []

  async function complete(body: ChatBody, response: ServerResponse) {
    const { messages } = body
    const asked = messages.findLastIndex(({ role }) => role === 'user')
    const [question = ''] = (messages[asked]?.content ?? '').split(MATERIAL)
    const offered = (body.tools ?? []).map((tool) => tool.function.name)
    const request: ModelRequest = { question, messages, offered, end: null }
    requests.push(request)
    const results = messages.slice(asked + 1).filter(({ role }) => role === 'tool')
    const input = {
      offered,
      results: results.map(({ content }) => content),
      usage: body.stream_options?.include_usage ? promptOf(messages) : null,
    }
    const script = scripts.get(question) ?? instantly(`A short answer to: ${question}`)
    await script(
      modelReply(response, input, (end) => {
        request.end = end
      }),
    )
  }

  function titleOf(said: string): string {
    const [, title] = [...titles].find(([question]) => said.includes(question)) ?? []
    return title ?? 'A title by the model'
  }

  const { address, ...server } = await listenOnLoopback(async (request, response) => {
    const body = await bodyOf(request)
    if (!body) response.writeHead(404).end()
    else if (body.stream) await complete(body, response)
    else {
      const said = body.messages.map(({ content }) => content).join()
      sendTitle(response, titleOf(said))
      titled.push(said)
    }
  })

  return {
    ...server,
    env: { AI_BASE_URL: `${address}/v1`, AI_MODEL: 'fake', AI_API_KEY: 'fake-key' },
    requests,
    answer: (question, script) => void scripts.set(question, script),
    title: (question, title) => void titles.set(question, title),
    hasTitled: (question) => titled.some((said) => said.includes(question)),
    requestsFor: (question) => requests.filter((request) => request.question === question),
  }
}

async function bodyOf(request: IncomingMessage): Promise<ChatBody | null> {
  if (request.url !== '/v1/chat/completions') return null
  return (await json(request)) as ChatBody
}

const promptOf = (messages: ChatBody['messages']) =>
  messages.reduce((sum, { content }) => sum + (content ?? '').length, 0)

/** The only completion that is asked for as a whole is the title of a topic. */
function sendTitle(response: ServerResponse, title: string) {
  const choices = [{ message: { role: 'assistant', content: title } }]
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'chat.completion', choices, usage }))
}
