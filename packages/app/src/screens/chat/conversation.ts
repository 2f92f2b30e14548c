import { type ShownAnswer, storedAnswer } from '../../data/ask/follow-run.ts'
import type { Run } from '../../data/ask/run.ts'
import type { Like } from '../../data/rating.ts'
import type { Message } from '../../data/topics.ts'

/** Versions of a message: their ids in order, and which one is shown. */
export interface Versions {
  readonly ids: readonly string[]
  readonly index: number
}

export interface TurnQuestion {
  /** The shown version; null while the server has not named it. */
  readonly id: string | null
  readonly text: string
  readonly versions: Versions
}

export type TurnAnswer = ShownAnswer & {
  readonly like: Like
  readonly versions: Versions
  /** This page follows it, and what is stored of it has not taken its place yet. */
  readonly isArriving: boolean
}

/** A question and its answer, if there is one. */
export interface Turn {
  readonly question: TurnQuestion
  readonly answer: TurnAnswer | null
}

/**
 * What the screen shows: the stored path with the arriving answer in its place. What came after an
 * edited question or a regenerated answer is hidden, because it belongs to the other version.
 */
export function conversation(path: readonly Message[], run: Run | null): Turn[] {
  const stored = storedTurns(path)
  if (!run || run.answer.status === 'refused') return stored

  const arriving = { ...run.answer, like: 0, isArriving: true } as const
  const id = run.answer.answerMessageId
  const known = stored.findIndex(({ answer }) => answer?.answerMessageId === id)
  if (known >= 0) return withAnswer(stored, known, arriving, (versions) => versions)
  if (run.kind === 'new') return [...stored, newTurn(run, arriving, only)]
  if (run.kind === 'attached') return stored

  const target = stored.findIndex(({ question, answer }) =>
    (run.kind === 'edit' ? question.versions : answer?.versions)?.ids.includes(run.targetId ?? ''),
  )
  if (target < 0) return stored
  if (run.kind === 'regenerate')
    return withAnswer(stored, target, arriving, (versions) => withVersion(versions, id))
  const before = stored[target]?.question.versions ?? { ids: [], index: 0 }
  const edited = newTurn(run, arriving, withVersion(before, run.answer.questionMessageId))
  return [...stored.slice(0, target), edited]
}

type Arriving = ShownAnswer & Pick<TurnAnswer, 'like' | 'isArriving'>

const only: Versions = { ids: [''], index: 0 }

const withVersion = ({ ids }: Versions, id: string | null): Versions => ({
  ids: [...ids, id ?? ''],
  index: ids.length,
})

const newTurn = (run: Run, answer: Arriving, versions: Versions): Turn => ({
  question: { id: run.answer.questionMessageId, text: run.question, versions },
  answer: { ...answer, versions: only },
})

function withAnswer(
  turns: readonly Turn[],
  place: number,
  answer: Arriving,
  change: (versions: Versions) => Versions,
): Turn[] {
  return turns.slice(0, place + 1).map((turn, index) => {
    if (index !== place) return turn
    return { ...turn, answer: { ...answer, versions: change(turn.answer?.versions ?? only) } }
  })
}

/** The stored path as questions with their answers; what is the same message is the same object. */
export function storedTurns(path: readonly Message[]): Turn[] {
  const turns: Turn[] = []
  for (const message of path) {
    const last = turns.at(-1)
    if (message.role_type === 'user') turns.push({ question: questionOf(message), answer: null })
    else if (last) turns[turns.length - 1] = { ...last, answer: answerOf(message) }
  }
  return turns
}

const versionsOf = (message: Message): Versions => ({
  ids: message.content_list.map(({ message_id }) => message_id),
  index: message.cur_path_index,
})

const shown = (message: Message) => message.content_list[message.cur_path_index]

const questionOf = cached(
  (message): TurnQuestion => ({
    id: message.message_id,
    text: shown(message)?.content ?? '',
    versions: versionsOf(message),
  }),
)

const answerOf = cached((message): TurnAnswer | null => {
  const version = shown(message)
  if (!version) return null
  const { is_like: like } = version
  return { ...storedAnswer(version), like, versions: versionsOf(message), isArriving: false }
})

function cached<Part>(read: (message: Message) => Part): (message: Message) => Part {
  const known = new WeakMap<Message, Part>()
  return (message) => {
    const part = known.get(message) ?? read(message)
    known.set(message, part)
    return part
  }
}
