import type { ComponentProps, ReactElement } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { DoubtedCitation } from './doubted-citation.tsx'
import { FigureCard } from './figure-card.tsx'
import { FigureMark } from './figure-mark.tsx'
import { createFigureStore } from './figure-state.ts'
import type { AnswerFigures } from './figures.ts'
import { markName, markRanges } from './mark-ranges.ts'
import { placesIn } from './source-places.ts'

/** How an answer's text is drawn with its figures. */
export interface FigureMarks {
  /** Marks them in the tree of a text that begins at `offset` of the answer. */
  readonly plugin: (offset: number) => ReturnType<typeof markRanges>
  /** Draws what was marked. */
  readonly components: Components
  /** Stands once in the answer. */
  readonly card: ReactElement
}

export function figureMarks(
  text: string,
  { figures, unfound, unsupported = [], labels }: AnswerFigures,
): FigureMarks {
  const placeOf = placesIn(text)
  const marks = [
    ...figures.map((figure) => ({ ...rangeOf(figure), figure, isCitation: false })),
    ...unfound.map((range) => ({ ...rangeOf(range), figure: null, isCitation: false })),
    ...unsupported.map((range) => ({ ...rangeOf(range), figure: null, isCitation: true })),
  ]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, ...mark }) => ({ start: placeOf(start), end: placeOf(end), ...mark }))
  const store = createFigureStore()

  function Mark({ node, children }: ComponentProps<'data'> & ExtraProps) {
    const { dataIndex, dataMain, dataWhole } = node?.properties ?? {}
    const index = Number(dataIndex)
    if (marks[index]?.isCitation)
      return <DoubtedCitation label={labels.unsupported}>{children}</DoubtedCitation>
    return (
      <FigureMark
        index={index}
        figure={marks[index]?.figure ?? null}
        isMain={dataMain === true}
        whole={typeof dataWhole === 'string' ? dataWhole : undefined}
        store={store}
        labels={labels}
      >
        {children}
      </FigureMark>
    )
  }

  return {
    plugin: (offset) => markRanges(marks, offset, store.begin),
    components: { [markName]: Mark },
    card: <FigureCard marks={marks} store={store} labels={labels} />,
  }
}

const rangeOf = ({ start, end }: { start: number; end: number }) => ({ start, end })
