import { type AnswerEngine, openHandbook } from '@coinquiry/server/testing'
import { ask } from './ask.ts'
import { type Judged, judge, type Titles } from './checks.ts'
import { readQuestions, type SetName } from './questions.ts'

/** Asks all questions of a set, one after another, and judges each answer. */
export async function runSet(engine: AnswerEngine, set: SetName): Promise<Judged[]> {
  const titles = engine.kind === 'handbook' ? await titlesOfEntries() : new Map()
  const judged: Judged[] = []
  for (const question of readQuestions(set)) {
    judged.push(judge(question, await ask(engine, question), titles))
  }
  return judged
}

async function titlesOfEntries(): Promise<Titles> {
  const { handbook } = await openHandbook()
  return new Map([...handbook].map(([slug, { en, zh }]) => [slug, [en.title, zh.title]]))
}
