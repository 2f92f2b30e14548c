import {
  type CitationBacking,
  checkCitations,
  checkNumbers,
  type Figure,
  languageOf,
} from '@coinquiry/server/testing'
import type { DataQuestion } from './questions.ts'

/** What came of a question. */
export interface DataReply extends CitationBacking {
  readonly text: string
}

/** What is wrong with an answer, in plain words; empty if nothing is. */
export function faultsOf(question: DataQuestion, reply: DataReply): string[] {
  const { text } = reply
  const checked = checkNumbers(text, reply)
  const written = checked.flatMap(({ figure }) => figure ?? [])
  const unfound = checked.filter(({ verdict }) => verdict === 'unfound')
  const isRead = reply.figures.length > 0
  const holds = (part: string) => part.split('|').some((each) => text.includes(each))
  return [
    ...question.figures
      .filter((wanted) => !reply.figures.some((figure) => isOf(figure, wanted)))
      .map(({ of, value, unit }) => `does not read ${of} ${value} ${unit}`),
    ...question.figures
      .filter((wanted) => !written.some((figure) => isSame(figure, wanted)))
      .map(({ of, value, unit }) => `does not write ${of} ${value} ${unit}`),
    ...(isRead && unfound.length > 0 ? [`${unfound.length} numbers come from nowhere`] : []),
    ...checkCitations(text, reply)
      .filter(({ isSupported }) => !isSupported)
      .map(
        ({ start, end }) =>
          `“…${text.slice(Math.max(0, start - 80), end)}” is not what that source says`,
      ),
    ...(isRead && !/20\d\d-\d\d-\d\d \d\d:\d\d UTC/.test(text) ? ['says no time'] : []),
    ...(isRead && !/\[\d+\]/.test(text) ? ['cites no source'] : []),
    ...chartFaults(question.chart, text),
    ...question.has.filter((part) => !holds(part)).map((part) => `does not say “${part}”`),
    ...question.lacks.filter(holds).map((part) => `says “${part}”`),
    // Headlines and names stay in the language of their publishers.
    ...(isInLanguageOf(question.ask, text) ? [] : ['is in the other language']),
  ]
}

const isInLanguageOf = (asked: string, text: string) =>
  languageOf(asked) === 'zh'
    ? languageOf(text) === 'zh'
    : languageOf(text.split('\n')[0] ?? '') === 'en'

type Wanted = DataQuestion['figures'][number]

const isOf = (figure: Figure, wanted: Wanted) =>
  isSame(figure, wanted) && (wanted.of === '' || figure.of?.includes(wanted.of) === true)

const isSame = ({ value, unit }: Figure, wanted: Wanted) =>
  Math.abs(Number(value) - wanted.value) <= Math.abs(wanted.value) * 1e-9 &&
  (wanted.unit === '' || unit === wanted.unit)

/** The series that the app would draw, and no others. */
function chartFaults(names: readonly string[], text: string): string[] {
  const block = /```chart\n(.*)\n```/.exec(text)?.[1]
  if (!block) return names.length > 0 ? ['draws nothing'] : []
  const { series } = JSON.parse(block) as { series: { name: string; points: unknown[] }[] }
  const drawn = series.filter(({ points }) => points.length > 1).map(({ name }) => name)
  return drawn.join() === names.join() ? [] : [`draws ${drawn.join()}`]
}
