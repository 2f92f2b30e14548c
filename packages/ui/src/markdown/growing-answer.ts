import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { FigureMarks } from './figures/figure-marks.tsx'
import { type Block, type RenderNames, renderBlocks } from './render-blocks.tsx'

/** A text that only grows, and what it is rendered to so far. */
interface GrowingAnswer {
  readonly text: string
  readonly blocks: readonly Block[]
  /** How its figures were marked. */
  readonly marks: FigureMarks | null
}

export const emptyAnswer: GrowingAnswer = { text: '', blocks: [], marks: null }

/**
 * The line that is still being written can turn into anything: it may even join the block before
 * it, as an underline or a list item does. No block before those two can change any more.
 */
const openBlocks = 2

/**
 * The answer grown to `text`, its end shown as if its marks were closed while `growing`. Only the
 * open blocks are read again, unless figures are marked in another way now.
 */
export function grow(
  answer: GrowingAnswer,
  text: string,
  names: RenderNames,
  growing = true,
  marks: FigureMarks | null = null,
): GrowingAnswer {
  const isMarked = marks === answer.marks
  if (growing && isMarked && text === answer.text) return answer
  const { blocks } = isMarked && text.startsWith(answer.text) ? answer : emptyAnswer
  const closed = closedCount(blocks, text)
  const tail = closed > 0 ? (blocks[closed]?.start ?? 0) : 0
  const again = renderBlocks(text.slice(tail), tail, names, growing, marks)
  return {
    text,
    blocks: [...blocks.slice(0, closed), ...again.filter(({ start }) => start !== null)],
    marks,
  }
}

/** Where an address or a footnote may be defined for all blocks; its name has at most 999 characters. */
const definition = /^[ \t>*+\-\d.)]*\[[\s\S]{1,999}?\]:/m

/**
 * The answer once nothing follows: what refers to another block is read as a whole. Its end is shown
 * as it was written, or as before where the text was `cutOff` there. Its figures are marked once
 * `marks` tells how.
 */
export function finish(
  answer: GrowingAnswer,
  text: string,
  names: RenderNames,
  cutOff = false,
  marks: FigureMarks | null = null,
): GrowingAnswer {
  if (marks || definition.test(text))
    return { text, blocks: renderBlocks(text, 0, names, cutOff, marks), marks }
  return grow(answer, text, names, cutOff)
}

function closedCount(blocks: readonly Block[], text: string): number {
  let count = Math.max(0, blocks.length - openBlocks)
  while (count > 0 && !beginsAnew(text, blocks[count]?.start ?? 0)) count -= 1
  return count
}

/**
 * Whether what begins with the line at `start` reads the same without what precedes it: after a
 * blank line, or as a heading. Not beside indented code, where the reader's rules for what may
 * follow depend on more than the line.
 */
function beginsAnew(text: string, start: number): boolean {
  if (text.startsWith('#', start)) return true
  if (mayBeCode.test(text.slice(start, start + 4))) return false
  let line = lineEnding(text, start)
  if (!blank.test(line)) return false
  for (let end = start; blank.test(line); line = lineEnding(text, end)) end -= line.length
  return !mayBeCode.test(line)
}

const blank = /^[ \t]*\r?\n$/
const mayBeCode = /^[ \t>*+\-\d.)]*(?: {4}|\t)/

/** The line, with its break, that ends where another begins. */
function lineEnding(text: string, end: number): string {
  return end < 2 ? text.slice(0, end) : text.slice(text.lastIndexOf('\n', end - 2) + 1, end)
}

/** A block that stays open for long is read again and again; reading may take a quarter of the time. */
const restPerWork = 3

/**
 * The blocks of `text`; while streaming they follow it once per frame, giving way to input, and
 * show open marks closed. They stay so where the text was `cutOff`.
 */
export function useGrowingAnswer(
  text: string,
  streaming: boolean,
  names: RenderNames,
  cutOff: boolean,
  marks: FigureMarks | null,
): readonly Block[] {
  const [shown, setShown] = useState(emptyAnswer)
  const newest = useRef<GrowingAnswer>(emptyAnswer)
  const restUntil = useRef(0)

  useEffect(() => {
    if (!streaming) return
    let frame = requestAnimationFrame(function follow(now) {
      if (now < restUntil.current) {
        frame = requestAnimationFrame(follow)
        return
      }
      const begin = performance.now()
      const answer = grow(newest.current, text, names, true, marks)
      const end = performance.now()
      restUntil.current = end + (end - begin) * restPerWork
      newest.current = answer
      startTransition(() => setShown(answer))
    })
    return () => cancelAnimationFrame(frame)
  }, [text, streaming, names, marks])

  const following = streaming && shown !== emptyAnswer && text.startsWith(shown.text)
  const rest = following ? shown.text : text
  return useMemo(
    () =>
      streaming
        ? grow(shown, rest, names, true, shown.marks).blocks
        : finish(shown, rest, names, cutOff, marks).blocks,
    [streaming, shown, rest, names, cutOff, marks],
  )
}
