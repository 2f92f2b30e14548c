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

/**
 * Marks the figures of one answer, each time for more of its text: what is marked already keeps its
 * element, and so the keyboard and the open card their place.
 */
export function createMarker(): (text: string, figures: AnswerFigures) => FigureMarks {
  const store = createFigureStore()
  let marks: ReturnType<typeof marksIn> = []
  let labels: AnswerFigures['labels']
  let hasBegun = false

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

  function begin(index: number) {
    if (!hasBegun) store.begin(index)
    hasBegun = true
  }

  const components = { [markName]: Mark }
  return (text, figures) => {
    const marked = marksIn(text, figures)
    // What is marked already may be marked otherwise once the whole text was checked.
    const isContinued = marks.every(({ start }, at) => start === marked[at]?.start)
    if (!isContinued) {
      hasBegun = false
      store.reset()
    }
    marks = marked
    labels = figures.labels
    return {
      plugin: (offset) => markRanges(marked, offset, begin),
      components,
      card: <FigureCard marks={marked} store={store} labels={labels} />,
    }
  }
}

/** In the order of the text, of which there may be only a part. */
function marksIn(text: string, { figures, unfound, unsupported = [] }: AnswerFigures) {
  const placeOf = placesIn(text)
  return [
    ...figures.map((figure) => ({ ...rangeOf(figure), figure, isCitation: false })),
    ...unfound.map((range) => ({ ...rangeOf(range), figure: null, isCitation: false })),
    ...unsupported.map((range) => ({ ...rangeOf(range), figure: null, isCitation: true })),
  ]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, ...mark }) => ({ start: placeOf(start), end: placeOf(end), ...mark }))
    .filter(({ start, end }) => start < end)
}

const rangeOf = ({ start, end }: { start: number; end: number }) => ({ start, end })
