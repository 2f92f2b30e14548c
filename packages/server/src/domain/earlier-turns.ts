/** As much of the conversation as is sent along with a question, in UTF-16 units. */
const MAX_LENGTH = 32_000

export interface ChatMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** Said in a topic of somebody else that this one continues. */
  readonly isForeign?: true
}

/**
 * The turns that a model is shown before the question: questions that were answered, with their
 * answers, the newest that fit.
 */
export function earlierTurns(messages: readonly ChatMessage[]): ChatMessage[] {
  const turns: ChatMessage[] = []
  let length = 0
  for (let at = messages.length - 2; at >= 0; at -= 1) {
    const [question, answer] = messages.slice(at, at + 2)
    if (question?.role !== 'user' || answer?.role !== 'assistant' || answer.content === '') continue
    length += question.content.length + answer.content.length
    if (length > MAX_LENGTH) break
    turns.unshift(question, answer)
  }
  return turns
}
