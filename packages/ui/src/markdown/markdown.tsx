import { type ComponentPropsWithRef, memo, useId, useMemo, useState } from 'react'
import { classNames } from '../class-names.ts'
import {
  AnswerContext,
  type CitedSource,
  type MarkdownLabels,
  StreamingContext,
} from './answer-context.ts'
import { useCleanCopy } from './copy/use-clean-copy.ts'
import type { AnswerFigures } from './figures/figures.ts'
import { useFigureMarks } from './figures/use-figure-marks.ts'
import { useGrowingAnswer } from './growing-answer.ts'
import styles from './markdown.module.css'
import { type Block, renderBlocks } from './render-blocks.tsx'

export type { CitedSource, MarkdownLabels } from './answer-context.ts'
export { plainMarkdown, richText, selectedPart } from './copy/use-clean-copy.ts'
export type { AnswerFigure, AnswerFigures, FigureLabels } from './figures/figures.ts'
export { loadFigureMarks } from './figures/use-figure-marks.ts'
export { loadTextWithFormulas, type TextWithFormulas } from './formula/text-with-formulas.ts'

export interface MarkdownProps extends Omit<ComponentPropsWithRef<'div'>, 'onCopy' | 'children'> {
  /** The text in Markdown, as far as it has come. */
  text: string
  /** The labels of what surrounds code, tables and sources. */
  labels: MarkdownLabels
  /**
   * Whether `text` still grows: then it is followed frame by frame, at the cost of its end only, and
   * marks that are open there look as if they were closed.
   */
  streaming?: boolean | undefined
  /** Whether `text` ended before it was whole: marks that are open there stay as if they were closed. */
  cutOff?: boolean | undefined
  /** The highest level that a heading may have: 3 unless the page has only one above the text. */
  topHeading?: 2 | 3 | undefined
  /** What `[1]` and the like refer to; numbers without a source stay text. */
  sources?: readonly CitedSource[] | undefined
  /** Which numbers of the text come from where, and which from nowhere; while it grows, of blocks that are finished. */
  figures?: AnswerFigures | undefined
  /** Copies a code block; writes to the clipboard unless given. */
  onCopy?: ((text: string) => void | Promise<void>) | undefined
  /** Called for a plain click on a citation, which then doesn't leave the page. */
  onCite?: ((number: number) => void) | undefined
  /** Called for a link to `#ask` with its text, a question to go on with; without it that is text. */
  onAsk?: ((question: string) => void) | undefined
}

const noSources: readonly CitedSource[] = []
const toClipboard = (text: string) => navigator.clipboard.writeText(text)

/** Markdown as an answer shows it: no raw HTML, no foreign images, links by the link rule. */
export function Markdown({
  text,
  labels: newLabels,
  streaming = false,
  cutOff = false,
  topHeading = 3,
  sources = noSources,
  figures,
  onCopy = toClipboard,
  onCite,
  onAsk,
  className,
  ...rest
}: MarkdownProps) {
  const streamed = useOnceTrue(streaming)
  const copySelection = useCleanCopy()
  const prefix = `${useId()}-`
  const labels = useStableLabels(newLabels)
  const names = useMemo(
    () => ({ topHeading, prefix, heading: labels.footnotes, back: labels.backToText }),
    [topHeading, prefix, labels],
  )
  const surroundings = useMemo(
    () => ({
      ...{ labels, sources, onCopy, onCite, onAsk },
      render: (part: string) => <Blocks blocks={renderBlocks(part, 0, names)} />,
    }),
    [labels, sources, onCopy, onCite, onAsk, names],
  )
  const marks = useFigureMarks(streaming ? finishedPart(text) : text, figures)
  const blocks = useGrowingAnswer(text, streaming, names, cutOff, marks)
  return (
    <div
      {...rest}
      onCopy={copySelection}
      data-streamed={streamed || undefined}
      data-figures={marks ? true : undefined}
      className={classNames(styles.markdown, className)}
    >
      <AnswerContext value={surroundings}>
        <StreamingContext value={streaming}>
          <Blocks blocks={blocks} />
        </StreamingContext>
      </AnswerContext>
      {marks?.card}
    </div>
  )
}

const Blocks = memo(function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map(({ content }) => content)
})

/** Up to the last empty line: the same text for as long as a block is being written. */
const finishedPart = (text: string) => text.slice(0, text.lastIndexOf('\n\n') + 1)

/** Whether it was ever true: to change the layout of a whole answer at its end is a long task. */
function useOnceTrue(now: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(now)
  if (now && !wasTrue) setWasTrue(true)
  return wasTrue || now
}

/** The same object as long as its texts are the same, so that a new one renders nothing again. */
function useStableLabels(labels: MarkdownLabels): MarkdownLabels {
  const [stable, setStable] = useState(labels)
  if (JSON.stringify(stable) === JSON.stringify(labels)) return stable
  setStable(labels)
  return labels
}
