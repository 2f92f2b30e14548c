import { EngineFailure } from '../../../ports.ts'
import type { ChatMessage, ModelEndpoint } from './endpoint.ts'
import { reasonOf } from './reason.ts'
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
  const pieces: Uint8Array[] = []
  for await (const piece of requestModel(endpoint, { messages, stream: false }, signal)) {
    pieces.push(piece)
  }
  const title = titleOf(contentOf(Buffer.concat(pieces).toString()))
  return title && [...title].length <= LONGEST ? title : null
}

function contentOf(body: string): string {
  try {
    const completion = JSON.parse(body) as Completion | null
    return String(completion?.choices?.[0]?.message?.content ?? '')
  } catch (error) {
    throw new EngineFailure('error.modelFailed', { cause: reasonOf(error) })
  }
}

function titleOf(content: string): string {
  const visible = content.replace(/^\s*<think>.*?(?:<\/think>|$)/s, '').trim()
  const [line = ''] = visible.split('\n')
  return line
    .replace(/^(?:title|标题)\s*[:：]\s*/i, '')
    .replace(/^["'“”「《*#\s]+|["'“”」》*\s。.]+$/g, '')
}
