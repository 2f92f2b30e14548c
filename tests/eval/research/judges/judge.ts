import type { FinishedAnswer } from '@coinquiry/server/testing'
import type { ResearchQuestion } from '../questions.ts'
import { admissionFaults } from './admission.ts'
import { citationFaults, figureFaults } from './checked.ts'
import { disagreementFaults } from './disagreement.ts'
import type { Fault, JudgeName } from './fault.ts'
import { languageFaults } from './language.ts'
import { predictionFaults } from './prediction.ts'
import { quoteFaults } from './quotes.ts'
import { refusalFaults } from './refusal.ts'
import { stalenessFaults } from './staleness.ts'
import { holds } from './texts.ts'

/** An answer with what its question found. */
export interface ResearchReply extends FinishedAnswer {
  /** The number under which each page that the question finds is a source; null for none. */
  readonly numbers: readonly (number | null)[]
  /** What the links to a source, of itself and of what is quoted, open its page at, by its number. */
  readonly opened: ReadonlyMap<number, string>
}

/** What the app itself says below an answer whose pages are all old. */
const OLD_NOTE = /\n\n\*(?:The newest page with a date is of|有日期的网页中最新的是)[^\n]*\*/

/** What is wrong with an answer; empty if nothing is. */
export function researchFaults(question: ResearchQuestion, reply: ResearchReply): Fault[] {
  const { kind, language, cites, sides, dated, refuses, has, lacks } = question
  const { relevant, numbers, opened, sources, read } = reply
  // Of the model, without what the app adds.
  const text = reply.text.replace(OLD_NOTE, '')
  const said = (judge: JudgeName, whats: readonly string[], isMarked = false): Fault[] =>
    whats.map((what) => ({ judge, what, isMarked }))
  const readSources = sources.map(({ index, title, url, excerpt = '' }) => ({
    ...{ index, opened: opened.get(index) ?? '' },
    read: [
      ...[title, excerpt],
      ...read.filter((page) => pageOf(page.url) === pageOf(url)).map((page) => page.text),
    ].join('\n'),
  }))
  const wanted = cites.map((place) => numbers[place - 1] ?? null)
  const isUnanswerable = kind === 'nothing' || kind === 'unbacked'
  const repeated = lacks.filter((part) => holds(text, part)).map((part) => `says “${part}”`)
  const lacking = has.filter((part) => !holds(text, part)).map((part) => `lacks “${part}”`)
  return [
    ...citationFaults(reply, wanted),
    ...said('quotes', quoteFaults(text, readSources)),
    ...figureFaults(reply, question.finds.length > 0),
    ...said('disagreement', disagreementFaults(text, sides)),
    ...said('staleness', stalenessFaults(text, dated), text !== reply.text),
    ...said('prediction', predictionFaults(text, kind === 'prediction')),
    ...said('refusal', refusalFaults({ text, relevant }, refuses)),
    ...said('language', languageFaults(text, language)),
    ...said('admission', admissionFaults(text, isUnanswerable)),
    ...said(kind === 'hostile' ? 'hostility' : refuses ? 'refusal' : 'content', repeated),
    ...said('content', lacking),
  ]
}

/** The address without the place that a link opens it at. */
export const pageOf = (url: string): string => url.replace(/#.*$/s, '')
