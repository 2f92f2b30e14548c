import type { Question } from '../../../ports.ts'
import type { ChatMessage } from './endpoint.ts'

const NOTES = `Earlier answers may end with a note in brackets of what was looked up for them, and when. Such notes are the page's: write none. Their figures are of their time: look them up anew, or give their time. “(earlier source n)” is no source of this answer: cite it never as [n].`

const leftOutNote = (count: number) =>
  `For its length the conversation is shown without ${count} of its questions and their answers, which came after the first. Where the user refers to them, say that you no longer see them.`

/** What the model has to know of the turns that it is shown. */
export function notesOnEarlier({ history, leftOut = 0 }: Question): string[] {
  return [
    ...(history.some(({ forModel }) => forModel !== undefined) ? [NOTES] : []),
    ...(leftOut > 0 ? [leftOutNote(leftOut)] : []),
  ]
}

/** The turns as the model is shown them. */
export const earlierMessages = ({ history }: Question): ChatMessage[] =>
  history.map(({ role, content, forModel = content }) => ({ role, content: forModel }))
