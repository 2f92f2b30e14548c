import { loadFigureMarks } from '@coinquiry/ui/markdown'
import { startTransition, useEffect, useState } from 'react'
import type { AnswerFigures } from '../../../data/topics.ts'
import { loadMessages } from '../../../shell/language/language.ts'
import { neededAtFirst } from '../../../shell/lazy-part.tsx'

/** What shows the figures of answers; most have none. */
interface FigureParts {
  readonly CheckLine: typeof import('../below-answer.tsx').CheckLine
  /** Null until an answer has marks, which are much more than the line. */
  readonly markedFigures: typeof import('./marked-figures.ts').markedFigures | null
}

let loaded: FigureParts | null = null

async function importMarks() {
  const [{ markedFigures }] = await Promise.all([
    import('./marked-figures.ts'),
    loadFigureMarks(),
    loadMessages('figures'),
  ])
  return markedFigures
}

export async function loadFigures(withMarks = true): Promise<void> {
  const [{ CheckLine }, marked] = await Promise.all([
    import('../below-answer.tsx'),
    withMarks ? importMarks() : null,
  ])
  loaded = { CheckLine, markedFigures: marked ?? loaded?.markedFigures ?? null }
}

/** Whether there is anything to say of the numbers or the citations of an answer. */
export const hasFigures = (known: AnswerFigures | null): known is AnswerFigures =>
  known !== null && (known.check.basis === 'memory' || known.check.checked > 0 || hasDoubts(known))

const hasDoubts = ({ citations }: AnswerFigures): boolean =>
  citations !== undefined && citations.unsupported.length > 0

/** Of a model's memory nothing is marked. */
export const hasMarks = ({ check }: AnswerFigures): boolean => check.basis !== 'memory'

/** What shows these figures; null until it is loaded, and where there are none. */
export function useFigureParts(figures: AnswerFigures | null): FigureParts | null {
  const [parts, setParts] = useState(() => loaded)
  const needsMarks = figures !== null && hasMarks(figures)
  const isMissing = figures !== null && (!parts || (needsMarks && !parts.markedFigures))

  useEffect(() => {
    if (!isMissing) return
    let isAwaited = true
    // An answer is whole without it.
    loadFigures(needsMarks).then(
      () => isAwaited && startTransition(() => setParts(loaded)),
      () => {},
    )
    return () => {
      isAwaited = false
    }
  }, [isMissing, needsMarks])

  return figures && !isMissing ? parts : null
}

// What the server has drawn with its figures must be drawn with them when it is hydrated.
const seeds = typeof document === 'undefined' ? null : document.getElementById('queries')
const isBasedOn = (basis: 'lookups' | 'memory') => seeds?.textContent.includes(`"basis":"${basis}"`)
if (isBasedOn('lookups')) neededAtFirst.push(loadFigures().catch(() => {}))
else if (isBasedOn('memory')) neededAtFirst.push(loadFigures(false).catch(() => {}))
