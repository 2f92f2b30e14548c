import { loadFigureMarks } from '@coinquiry/ui/markdown'
import { startTransition, useEffect, useState } from 'react'
import type { AnswerFigures } from '../../../data/topics.ts'
import { neededAtFirst } from '../../../needed-at-first.ts'

/** What shows the figures of answers; most have none. */
type FigureParts = Awaited<ReturnType<typeof importParts>>

let loaded: FigureParts | null = null

async function importParts() {
  const { CheckLine, markedFigures } = await import('./figure-parts.tsx')
  return { CheckLine, markedFigures }
}

export async function loadFigures(): Promise<void> {
  const [parts] = await Promise.all([importParts(), loadFigureMarks()])
  loaded = parts
}

/** Whether there is anything to say of the numbers of an answer. */
export const hasFigures = (known: AnswerFigures | null): known is AnswerFigures =>
  known !== null && (known.check.basis === 'memory' || known.check.checked > 0)

/** What shows the figures of an answer that has some; null until it is loaded. */
export function useFigureParts(isWanted: boolean): FigureParts | null {
  const [parts, setParts] = useState(() => loaded)
  const isMissing = isWanted && !parts

  useEffect(() => {
    if (!isMissing) return
    let isAwaited = true
    // An answer is whole without it.
    loadFigures().then(
      () => isAwaited && startTransition(() => setParts(loaded)),
      () => {},
    )
    return () => {
      isAwaited = false
    }
  }, [isMissing])

  return isWanted ? parts : null
}

// What the server has drawn with its figures must be drawn with them when it is hydrated.
const seeds = typeof document === 'undefined' ? null : document.getElementById('queries')
if (/"basis":"(?:lookups|memory)"/.test(seeds?.textContent ?? ''))
  neededAtFirst.push(loadFigures().catch(() => {}))
