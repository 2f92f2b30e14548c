import { shownClass } from '@coinquiry/api-client/source-classes'
import { withCardTables } from '@coinquiry/markdown/card-table'
import type { DocumentTurn, ExportDocument } from '../../ports/documents.ts'
import { figureNotes } from './figure-notes.ts'
import { labels } from './labels.ts'
import { followable, hostOf } from './tree/addresses.ts'
import { plain, type Run } from './tree/blocks.ts'

export type Report = ReturnType<typeof reportOf>
export type ReportTurn = Report['turns'][number]

/** A document with all its texts cleaned and ready to be written. */
export function reportOf(document: ExportDocument) {
  const { language, exportedAt, publicUrl } = document
  const owner = cleanLine(document.owner)
  const exported = labels[language].exported(timeOf(exportedAt, document))
  return {
    language,
    exportedAt,
    publicUrl,
    labels: labels[language],
    /** A topic may have no title yet. */
    title: cleanLine(document.title) || labels[language].untitled,
    owner,
    byline: owner ? `${owner} · ${exported}` : exported,
    watermark: cleanLine(document.watermark ?? ''),
    turns: document.turns.map((turn) => reportTurn(turn, document)),
  }
}

function reportTurn(turn: DocumentTurn, document: ExportDocument) {
  const { language, publicUrl } = document
  const { deepThink, deepSearch, unfinished, noAnswer } = labels[language]
  const answer = withCardTables(clean(turn.answer))
  const ending = turn.unfinished && unfinished[turn.unfinished]
  const modes = [
    turn.deepThink ? deepThink : '',
    turn.internetSearch ? deepSearch : '',
    turn.askedAt ? timeOf(turn.askedAt, document) : '',
  ]
  return {
    question: clean(turn.question).trim(),
    /** In which modes and when it was asked; may be ''. */
    mode: modes.filter((mode) => mode !== '').join(' · '),
    analysis: clean(turn.analysis),
    answer,
    /** Why the answer ends where it does; '' when it is complete. */
    note: ending ?? (answer.trim() === '' ? noAnswer : ''),
    figures: figureNotes(turn, {
      texts: labels[language].figures,
      timeOf: (time) => timeOf(new Date(time), document),
      linkOf: (url) => followable(url, publicUrl),
      clean: cleanLine,
    }),
    sources: turn.sources.map((source) => {
      const link = followable(source.url, publicUrl)
      const shown = shownClass(source, turn.sources)
      return {
        index: source.index,
        title: cleanLine(source.title),
        link,
        host: (link && hostOf(link)) ?? '',
        /** In brackets, to follow the title; '' where nothing is said of who speaks. */
        speaker: shown ? labels[language].sourceClass[shown] : '',
      }
    }),
  }
}

/** A source on one line: its number, its title as a link, who speaks, and its host. */
export function sourceRuns({
  index,
  title,
  link,
  speaker,
  host,
}: ReportTurn['sources'][number]): Run[] {
  return [
    { ...plain, text: `[${index}] ` },
    { ...plain, text: title, link },
    ...(speaker ? [{ ...plain, text: speaker }] : []),
    ...(host ? [{ ...plain, text: `  ${host}` }] : []),
  ]
}

/** To the minute, with the name of the time zone. */
function timeOf(date: Date, { timeZone }: ExportDocument): string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return `${format.format(date)} ${format.resolvedOptions().timeZone}`
}

/** Characters that no format can hold, and marks of direction, which could disguise a text. */
const unprintable =
  /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu

function clean(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unprintable, '')
    .toWellFormed()
}

function cleanLine(text: string): string {
  return clean(text).replaceAll(/\s+/g, ' ').trim()
}
