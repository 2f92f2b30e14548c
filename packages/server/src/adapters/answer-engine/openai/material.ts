import { instruction } from '../instructions.ts'
import { languageOf } from '../language.ts'
import type { ChatMessage } from './endpoint.ts'

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
  const lead = instruction(languageOf(question.content), 'given-lead')
  const content = `${question.content}\n\n[${lead}\n${results.join('\n')}\n]`
  return [...messages.slice(0, -1), { role: 'user', content }]
}
