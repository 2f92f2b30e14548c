import type { AnswerFigures, DocumentTurn } from '../../ports/documents.ts'
import type { labels } from './labels.ts'
import { plain, type Run } from './tree/blocks.ts'

type Figure = AnswerFigures['figures'][number]
type Value = Pick<Figure, 'value' | 'unit' | 'as_of' | 'source'>

interface NoteContext {
  readonly texts: (typeof labels)['zh']['figures']
  readonly timeOf: (time: string) => string
  readonly linkOf: (url: string) => string | null
  readonly clean: (text: string) => string
}

/** The lines below an answer that say where its numbers come from, and which nobody backs. */
interface FigureNotes {
  readonly heading: string
  readonly lines: readonly (readonly Run[])[]
}

/** As much as tells which place is meant, in code points. */
const CITED_FOR = 24

export function figureNotes(
  { answer, figures: known }: Pick<DocumentTurn, 'answer' | 'figures'>,
  context: NoteContext,
): FigureNotes {
  const { texts, clean } = context
  const { heading } = texts
  if (known?.check.basis === 'memory') return { heading, lines: [[run(texts.memory)]] }
  const unsupported = known?.citations?.unsupported ?? []
  if (!known || known.check.checked + unsupported.length === 0) return { heading, lines: [] }
  const { figures, check } = known
  const characters = [...answer]
  const written = ({ start, end }: { start: number; end: number }) =>
    clean(
      characters
        .slice(start, end)
        .join('')
        .replaceAll(/[*_\\~]/g, ''),
    )
  const read = Map.groupBy(
    figures.filter(({ how }) => how === 'read'),
    ({ source, as_of }) => `${source.name} ${source.url} ${context.timeOf(as_of)}`,
  )
  const computed = Map.groupBy(
    figures.filter(({ how }) => how === 'computed'),
    (figure) => `${written(figure)} ${figure.formula}`,
  )
  /** A citation with the last of what it is cited for. */
  const withWords = ({ start, end }: { start: number; end: number }) => ({
    start: Math.max(start - CITED_FOR, characters.lastIndexOf('\n', start) + 1, 0),
    end,
  })
  const listed = (ranges: readonly { start: number; end: number }[]) =>
    [...new Set(ranges.map(written))].join(texts.between)
  return {
    heading,
    lines: [
      ...(check.checked > 0 ? [[run(texts.checked(check.checked, check.found))]] : []),
      ...[...read.values()].flatMap((group) =>
        group[0] ? [[run(`${listed(group)}${texts.dash}`), ...originOf(group[0], context)]] : [],
      ),
      ...[...computed.values()].flatMap(([figure]) =>
        figure ? [[run(`${written(figure)}${texts.dash}`), ...sumOf(figure, context)]] : [],
      ),
      ...(check.unfound.length > 0 ? [[run(`${texts.unfound}${listed(check.unfound)}`)]] : []),
      ...(unsupported.length > 0
        ? [[run(texts.unsupported(listed(unsupported.map(withWords))))]]
        : []),
    ],
  }
}

/** What was given in the question, or computed before, is from here. */
const HERE = 'Coinquiry'

const run = (text: string, link: string | null = null): Run => ({ ...plain, text, link })

/** Who gave a number, and when it held. */
function originOf({ source, as_of }: Value, { timeOf, linkOf, clean }: NoteContext): Run[] {
  const link = source.url === null ? null : linkOf(source.url)
  return [run(clean(source.name), link), run(`, ${timeOf(as_of)}`)]
}

/** How a number was computed, and from which, each with its origin; once if all have the same. */
function sumOf({ formula = '', inputs = [] }: Figure, context: NoteContext): Run[] {
  const { texts, clean } = context
  const origins = inputs.map((input) =>
    input.source.name === HERE ? [] : [run(' ('), ...originOf(input, context), run(')')],
  )
  const isShared = new Set(origins.map((origin) => JSON.stringify(origin))).size === 1
  return [
    run(`${texts.computed}${clean(formula)}`),
    ...inputs.flatMap((input, place) => [
      run(`${texts.between}${clean(`${input.name} = ${input.value} ${input.unit}`)}`),
      ...(isShared && place < inputs.length - 1 ? [] : (origins[place] ?? [])),
    ]),
  ]
}
