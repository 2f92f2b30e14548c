import { operations } from '../src/contract/contract.ts'
import { type Case, namesOf, refusal } from './case.ts'
import { writtenCases } from './cases/cases.ts'
import { operationOf } from './contract.ts'
import { generatedCases } from './generated-cases/generated-cases.ts'
import { sampleRequest } from './generated-cases/values.ts'
import type { Subject } from './subject.ts'

/** All cases of the suite. */
export const allCases: readonly Case[] = [...writtenCases, ...operations.flatMap(generatedCases)]

/** The cases for a subject, with those that show that what it doesn't offer is refused. */
export function casesFor(subject: Subject): readonly Case[] {
  const offered = allCases.filter((one) => whyLeftOut(one, subject) === null)
  return [...offered, ...(subject.notOffered ?? []).map(notBuilt)]
}

/** The chosen cases for a subject, and those that are not for it. */
export function suiteFor(subject: Subject, isChosen: (one: Case) => boolean) {
  const leftOut = allCases.filter(isChosen).flatMap((one) => {
    const why = whyLeftOut(one, subject)
    return why === null ? [] : [{ ...namesOf(one), why }]
  })
  return { cases: casesFor(subject).filter(isChosen), leftOut }
}

/** Why the case is not for this subject, by what the subject says of itself; null where it is. */
function whyLeftOut(
  { operation, decided, needs }: Case,
  { decides, questions, notOffered = [] }: Pick<Subject, 'decides' | 'questions' | 'notOffered'>,
): string | null {
  if (notOffered.includes(operation)) return `notOffered: ${operation}`
  if (decided && !decides) return 'decides: false'
  return needs && questions[needs] === undefined ? `questions.${needs}: not given` : null
}

function notBuilt(id: Case['operation']): Case {
  const request = sampleRequest(operationOf(id))
  return refusal(id, 'error.notBuilt', 'an operation that is left out', request)
}
