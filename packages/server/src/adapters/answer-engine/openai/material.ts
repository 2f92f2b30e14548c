import type { ChatMessage } from './endpoint.ts'

const LEAD = '[Looked up for this question by Coinquiry, not written by the user:'

/**
 * The question with what was looked up for it. In one message, since templates of models without
 * tools want those of user and assistant in turn; each result says what it is, and none can end it.
 */
export function withMaterial(
  messages: readonly ChatMessage[],
  results: readonly string[],
): ChatMessage[] {
  const question = messages.at(-1)
  if (results.length === 0 || question?.role !== 'user') return [...messages]
  const content = `${question.content}\n\n${LEAD}\n${results.join('\n')}\n]`
  return [...messages.slice(0, -1), { role: 'user', content }]
}
