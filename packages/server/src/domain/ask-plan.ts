import type { QuestionKind } from './generation.ts'
import { questionText } from './question-text.ts'
import { refuse } from './refusal.ts'
import { type Placed, type Step, stepOf } from './versions.ts'

export interface AskRequest {
  readonly kind: QuestionKind
  readonly text: string
  readonly messageId: string | null
  /** Where the client believes the path ends; undefined appends wherever it does. */
  readonly parentId: string | null | undefined
}

export interface AskedMessage extends Placed {
  readonly role: 'user' | 'assistant'
}

/** What an ask adds to the topic: a question with its answer, or one more answer to a question. */
export type AskPlan<Message> = {
  /** The path that leads to the question, oldest first. */
  readonly before: readonly Step<Message & Placed>[]
} & (
  | { readonly adds: 'question'; readonly parentId: string | null; readonly text: string }
  | { readonly adds: 'answer'; readonly question: Message }
)

/** `path` is the topic's selected path, empty for a new topic. */
export function planAsk<Message extends AskedMessage>(
  request: AskRequest,
  path: readonly Step<Message>[],
): AskPlan<Message> {
  switch (request.kind) {
    case 0:
      return append(request, path)
    case 1:
      return edit(request, path)
    case 2:
      return answerAgain(request, path)
  }
}

function append<Message extends AskedMessage>(
  { text, parentId }: AskRequest,
  path: readonly Step<Message>[],
): AskPlan<Message> {
  const end = path.at(-1)?.selected.id ?? null
  if (parentId !== undefined && parentId !== end) throw refuse('error.staleParent')
  return { adds: 'question', before: path, parentId: end, text: questionText(text) }
}

function edit<Message extends AskedMessage>(
  { text, messageId }: AskRequest,
  path: readonly Step<Message>[],
): AskPlan<Message> {
  const { at, message } = named(path, messageId, 'user')
  return {
    adds: 'question',
    before: path.slice(0, at),
    parentId: message.parentId,
    text: questionText(text),
  }
}

function answerAgain<Message extends AskedMessage>(
  { messageId }: AskRequest,
  path: readonly Step<Message>[],
): AskPlan<Message> {
  const { at } = named(path, messageId, 'assistant')
  const question = path[at - 1]?.selected
  if (!question) throw refuse('error.unknownMessage')
  return { adds: 'answer', before: path.slice(0, at - 1), question }
}

function named<Message extends AskedMessage>(
  path: readonly Step<Message>[],
  id: string | null,
  role: AskedMessage['role'],
) {
  const step = id === null ? null : stepOf(path, id)
  if (step?.message.role !== role) throw refuse('error.unknownMessage')
  return step
}
