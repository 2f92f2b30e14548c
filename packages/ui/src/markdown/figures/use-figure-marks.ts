import { startTransition, useEffect, useMemo, useState } from 'react'
import type { FigureMarks } from './figure-marks.tsx'
import type { AnswerFigures } from './figures.ts'

type MarksOf = typeof import('./figure-marks.tsx').figureMarks

let loaded: MarksOf | null = null

/**
 * Loads what marks the figures of answers. Once it is there, answers are drawn with their figures at
 * once: on a server, and where what it has drawn is hydrated.
 */
export async function loadFigureMarks(): Promise<void> {
  loaded = (await import('./figure-marks.tsx')).figureMarks
}

/** How the figures of a text are drawn; null without any, and until that is loaded. */
export function useFigureMarks(
  text: string,
  figures: AnswerFigures | undefined,
): FigureMarks | null {
  const [marksOf, setMarksOf] = useState<MarksOf | null>(() => loaded)
  const isMissing = !marksOf && figures !== undefined

  useEffect(() => {
    if (!isMissing) return
    let isAwaited = true
    // Where the code can't be had, the text is there all the same.
    loadFigureMarks().then(
      () => isAwaited && startTransition(() => setMarksOf(() => loaded)),
      () => {},
    )
    return () => {
      isAwaited = false
    }
  }, [isMissing])

  return useMemo(
    () => (marksOf && figures ? marksOf(text, figures) : null),
    [marksOf, figures, text],
  )
}
