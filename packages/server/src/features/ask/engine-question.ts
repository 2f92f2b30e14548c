import type { RequestContext } from '../../app-context.ts'
import { mayRead } from '../../domain/access.ts'
import { historyOf, type Said } from '../../domain/history.ts'
import { questionText } from '../../domain/question-text.ts'
import { selectedPath } from '../../domain/versions.ts'
import type { Question } from '../../ports.ts'
import { loadTree } from '../messages/tree-store.ts'
import type { AskInput } from './ask-input.ts'
import type { Asked } from './place-ask.ts'
import { loadSource, loadTexts } from './source-store.ts'

/** What the engine is told: the question with what was said before, in a shared source too. */
export async function engineQuestion(
  { database, language }: RequestContext,
  userId: string,
  input: AskInput,
  asked: Asked,
): Promise<Question> {
  const { sourcePublicId, before, questionId } = asked
  const source = sourcePublicId ? await saidInSource(database.db, sourcePublicId, userId) : []
  const knowsText = input.kind !== 2
  const said = await loadTexts(database.db, knowsText ? before : [...before, questionId])
  const text = knowsText ? questionText(input.text) : (said.pop()?.content ?? '')
  return {
    text,
    history: historyOf([...source, ...said]),
    deepThink: input.deepThink,
    internetSearch: input.internetSearch,
    language,
  }
}

/** Nothing, once the source can no longer be read. */
async function saidInSource(
  db: RequestContext['database']['db'],
  publicId: string,
  userId: string,
): Promise<Said[]> {
  const source = await loadSource(db, publicId)
  if (!mayRead(source, userId)) return []
  const path = selectedPath(await loadTree(db, source.topicId), source.selectedFirst)
  return loadTexts(
    db,
    path.map(({ selected }) => selected.id),
  )
}
