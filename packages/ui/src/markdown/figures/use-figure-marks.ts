import { startTransition, useEffect, useMemo, useState } from 'react'
import type { FigureMarks } from './figure-marks.tsx'
import type { AnswerFigures } from './figures.ts'

type CreateMarker = typeof import('./figure-marks.tsx').createMarker

let loaded: CreateMarker | null = null

/**
 * Loads what marks the figures of answers. Once it is there, answers are drawn with their figures at
 * once: on a server, and where what it has drawn is hydrated.
 */
export async function loadFigureMarks(): Promise<void> {
  loaded = (await import('./figure-marks.tsx')).createMarker
}

/** How the figures of a text are drawn; null without any, and until that is loaded. */
export function useFigureMarks(
  text: string,
  figures: AnswerFigures | undefined,
): FigureMarks | null {
  const [create, setCreate] = useState<CreateMarker | null>(() => loaded)
  const isMissing = !create && figures !== undefined

  useEffect(() => {
    if (!isMissing) return
    let isAwaited = true
    // Where the code can't be had, the text is there all the same.
    loadFigureMarks().then(
      () => isAwaited && startTransition(() => setCreate(() => loaded)),
      () => {},
    )
    return () => {
      isAwaited = false
    }
  }, [isMissing])

  const marker = useMemo(() => create?.(), [create])
  return useMemo(() => (marker && figures ? marker(text, figures) : null), [marker, figures, text])
}
