import type { Placed } from './versions.ts'

interface Spoken extends Placed {
  readonly role: 'user' | 'assistant'
}

/** A question with what was answered to it, if anything was. */
export interface Exchange<Message> {
  readonly question: Message
  readonly answer: Message | null
}

/** The questions of a path, each with its answer. */
export function exchangesOf<Message extends Spoken>(path: readonly Message[]): Exchange<Message>[] {
  return path.flatMap((question, place) => {
    if (question.role !== 'user') return []
    const next = path[place + 1]
    return [{ question, answer: next?.role === 'assistant' ? next : null }]
  })
}

/**
 * The exchange a message belongs to: an answer with its question, a question with the answer that
 * is selected for it (the newest one where the pointer leads nowhere); null when there is none.
 */
export function exchangeOf<Message extends Spoken>(
  messages: readonly Message[],
  id: string,
): Exchange<Message> | null {
  const message = messages.find((each) => each.id === id)
  if (!message) return null
  if (message.role === 'assistant') {
    const question = messages.find((each) => each.id === message.parentId)
    return question ? { question, answer: message } : null
  }
  const answers = messages.filter(({ parentId }) => parentId === id)
  const selected = answers.find((answer) => answer.id === message.selectedChildId)
  return { question: message, answer: selected ?? answers.at(-1) ?? null }
}
