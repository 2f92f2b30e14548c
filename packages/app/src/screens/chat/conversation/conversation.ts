import type { Run } from '../../../data/ask/run.ts'
import type { Message } from '../../../data/topics.ts'
import { storedTurns } from './stored-turns.ts'
import type { Turn, TurnAnswer, Versions } from './turn.ts'

/**
 * What the screen shows: the stored path with the arriving answer in its place. What stood after an
 * edited question or a refreshed answer is hidden, because it belongs to the other version.
 */
export function conversation(path: readonly Message[], run: Run | null): Turn[] {
  const stored = storedTurns(path)
  if (!run || run.connection === 'refused') return stored

  const known = stored.findIndex(({ answer }) => answer?.id === answerIdOf(run))
  if (known >= 0) return replaceAnswer(stored, known, run, (versions) => versions)
  if (run.kind === 'new') return [...stored, newTurn(run)]

  const target = stored.findIndex(({ question, answer }) =>
    (run.kind === 'edit' ? question.versions : answer?.versions)?.ids.includes(run.targetId ?? ''),
  )
  if (target < 0) return stored
  if (run.kind === 'refresh')
    return replaceAnswer(stored, target, run, (versions) => withVersion(versions, answerIdOf(run)))
  return [...stored.slice(0, target), editedTurn(stored[target], run)]
}

const answerIdOf = (run: Run): string | null =>
  run.kind === 'attached' ? run.targetId : run.answer.answerMessageId

const only: Versions = { ids: [''], index: 0 }

const withVersion = ({ ids }: Versions, id: string | null): Versions => ({
  ids: [...ids, id ?? ''],
  index: ids.length,
})

function newTurn(run: Run): Turn {
  const question = { id: run.answer.questionMessageId, text: run.question, versions: only }
  return { question, answer: arriving(run, only) }
}

function editedTurn(turn: Turn | undefined, run: Run): Turn {
  const edited = newTurn(run)
  const known = turn?.question.versions ?? { ids: [], index: 0 }
  const versions = withVersion(known, edited.question.id)
  return { ...edited, question: { ...edited.question, versions } }
}

function replaceAnswer(
  turns: readonly Turn[],
  place: number,
  run: Run,
  change: (versions: Versions) => Versions,
): Turn[] {
  return turns.slice(0, place + 1).map((turn, index) => {
    if (index !== place) return turn
    const answer = arriving(run, change(turn.answer?.versions ?? only))
    return { ...turn, answer: { ...answer, ...alreadySeen(turn.answer, answer) } }
  })
}

/** What is stored of the same answer stays on the screen until the stream has caught up. */
function alreadySeen(stored: TurnAnswer | null, arrived: TurnAnswer) {
  if (stored?.id !== arrived.id || arrived.status !== 'running') return {}
  const further = (old: string, now: string) => (old.startsWith(now) ? old : now)
  return {
    think: further(stored.think, arrived.think),
    text: further(stored.text, arrived.text),
  }
}

const endings = new Set(['done', 'stopped', 'failed', 'interrupted'] as const)
type Ending = typeof endings extends Set<infer Name> ? Name : never
const isEnding = (status: string): status is Ending => endings.has(status as Ending)

function arriving(run: Run, versions: Versions): TurnAnswer {
  const { answer, connection } = run
  return {
    id: answerIdOf(run),
    requestId: answer.requestId,
    status: statusOf(run),
    think: answer.think,
    text: answer.text,
    sources: answer.sources,
    like: 0,
    versions,
    live: {
      isReconnecting: connection === 'reconnecting',
      relevant: answer.relevant,
      steps: answer.steps,
    },
  }
}

function statusOf({ answer, connection, isStopped }: Run): TurnAnswer['status'] {
  if (isEnding(answer.status)) return answer.status
  if (isStopped) return 'stopped'
  return connection === 'ended' ? 'interrupted' : 'running'
}
