import { QUESTION_MAX } from '@coinquiry/api-client/limits'
import type { QuestionKind } from './generation.ts'
import { refuse } from './refusal.ts'
import { storable } from './storable.ts'
import { type Placed, pathTo, type Selection, selectedPath } from './versions.ts'

export interface AskRequest {
  readonly kind: QuestionKind
  readonly text: string
  /** The version that is edited (kind 1) or answered again (kind 2). */
  readonly messageId: string | null
  /** Kind 0: what the person saw last, null for nothing; undefined appends to the selected path. */
  readonly parentId: string | null | undefined
}

/** An ask with its defaults filled in. */
export interface AskInput extends AskRequest {
  readonly topicId: string
  readonly sourceTopicId: string | null
  readonly deepThink: boolean
  readonly internetSearch: boolean
  readonly detached: boolean
}

export interface AskedMessage extends Placed {
  readonly role: 'user' | 'assistant'
}

/** A topic as far as an ask is concerned; a new one has no messages. */
interface AskedTopic<Message> {
  /** In order of creation. */
  readonly messages: readonly Message[]
  readonly selectedFirst: string | null
}

/** What an ask adds to the topic: a question with its answer, or one more answer to a question. */
export type AskPlan<Message> = {
  /** The messages that lead to the question, oldest first. */
  readonly before: readonly Message[]
  /** Makes the place of the question visible where the topic showed another version. */
  readonly selections: readonly Selection[]
} & (
  | { readonly adds: 'question'; readonly parentId: string | null; readonly text: string }
  | { readonly adds: 'answer'; readonly questionId: string }
)

/** What a plan's question follows, and the numbers that the question and its answer get. */
export function versionsOf<Message extends AskedMessage>(
  plan: AskPlan<Message>,
  messages: readonly Message[],
) {
  const parentId = plan.before.at(-1)?.id ?? null
  const questions = messages.filter((message) => message.parentId === parentId)
  if (plan.adds === 'question')
    return { parentId, questionVersion: questions.length + 1, answerVersion: 1 }
  const { questionId } = plan
  const answers = messages.filter((message) => message.parentId === questionId)
  const questionVersion = questions.findIndex(({ id }) => id === questionId) + 1
  return { parentId, questionVersion, answerVersion: answers.length + 1 }
}

export function planAsk<Message extends AskedMessage>(
  request: AskRequest,
  topic: AskedTopic<Message>,
): AskPlan<Message> {
  switch (request.kind) {
    case 0: {
      const parentId = endOf(request.parentId, topic)
      return newQuestion(request, topic, parentId)
    }
    case 1: {
      const { parentId } = find(topic, request.messageId, 'user')
      return newQuestion(request, topic, parentId)
    }
    case 2: {
      const { parentId: questionId } = find(topic, request.messageId, 'assistant')
      if (questionId === null) throw refuse('error.unknownMessage')
      const path = pathTo(topic.messages, questionId)
      return { adds: 'answer', questionId, before: path.slice(0, -1), selections: selecting(path) }
    }
  }
}

function newQuestion<Message extends AskedMessage>(
  { text }: AskRequest,
  { messages }: AskedTopic<Message>,
  parentId: string | null,
): AskPlan<Message> {
  const before = pathTo(messages, parentId)
  return {
    adds: 'question',
    before,
    parentId,
    text: questionText(text),
    selections: selecting(before),
  }
}

function endOf<Message extends AskedMessage>(
  parentId: string | null | undefined,
  topic: AskedTopic<Message>,
): string | null {
  const { messages, selectedFirst } = topic
  if (parentId === undefined) {
    return selectedPath(messages, selectedFirst).at(-1)?.selected.id ?? null
  }
  const end = parentId && find(topic, parentId, 'assistant').id
  if (messages.some((message) => message.parentId === end)) throw refuse('error.staleParent')
  return end
}

function find<Message extends AskedMessage>(
  { messages }: AskedTopic<Message>,
  id: string | null,
  role: AskedMessage['role'],
): Message {
  const message = messages.find((candidate) => candidate.id === id && candidate.role === role)
  if (!message) throw refuse('error.unknownMessage')
  return message
}

function selecting(path: readonly Placed[]): Selection[] {
  return path.map(({ id, parentId }) => ({ parentId, childId: id }))
}

/** The question as it is stored; refuses an empty one, and one of too many code points. */
export function questionText(text: string): string {
  const trimmed = storable(text).trim()
  if (trimmed === '') throw refuse('error.emptyQuestion')
  if ([...text].length > QUESTION_MAX) throw refuse('error.questionTooLong')
  return trimmed
}
