import type { Language, Question } from '../../../ports.ts'
import { instruction } from '../instructions.ts'
import type { ChatMessage } from './endpoint.ts'

/** What the model has to know of the turns that it is shown. */
export function notesOnEarlier({ history, leftOut = 0 }: Question, language: Language): string[] {
  return [
    ...(history.some(({ forModel }) => forModel !== undefined)
      ? [instruction(language, 'earlier')]
      : []),
    ...(leftOut > 0 ? [instruction(language, 'left-out', { count: String(leftOut) })] : []),
  ]
}

/** The turns as the model is shown them. */
export const earlierMessages = ({ history }: Question): ChatMessage[] =>
  history.map(({ role, content, forModel = content }) => ({ role, content: forModel }))
