import { EngineFailure } from '../../../ports.ts'
import type { ChatMessage, ModelEndpoint } from './endpoint.ts'
import { requestModel } from './request.ts'

interface Completion {
  readonly choices?: readonly { readonly message?: { readonly content?: string | null } }[]
}

const LONGEST = 60

/** One line for a topic; null when the model gives none that can be shown. */
export async function writeTitle(
  endpoint: ModelEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<string | null> {
  await using response = await requestModel(endpoint, { messages, stream: false }, signal)
  const title = titleOf(await completionOf(response.body))
  return title && [...title].length <= LONGEST ? title : null
}

async function completionOf(body: ReadableStream<Uint8Array>): Promise<string> {
  try {
    const completion = (await new Response(body).json()) as Completion
    return completion.choices?.[0]?.message?.content ?? ''
  } catch (cause) {
    throw new EngineFailure('error.modelFailed', { cause })
  }
}

function titleOf(content: string): string {
  const visible = content.replace(/^\s*<think>.*?<\/think>/s, '').trim()
  const [line = ''] = visible.split('\n')
  return line
    .replace(/^(?:title|标题)\s*[:：]\s*/i, '')
    .replace(/^["'“”「《*#\s]+|["'“”」》*\s。.]+$/g, '')
}
