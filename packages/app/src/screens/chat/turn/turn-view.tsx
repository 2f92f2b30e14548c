import { memo, useEffect } from 'react'
import type { TurnAnswer, TurnQuestion } from '../conversation/turn.ts'
import { FullTurn } from './full-turn.tsx'
import { LightTurn } from './light-turn.tsx'
import styles from './turn.module.css'
import type { TurnActions } from './turn-actions.ts'
import { useNear } from './use-near.ts'
import type { TurnLabels } from './use-turn-labels.ts'

export interface TurnViewProps {
  labels: TurnLabels
  question: TurnQuestion
  answer: TurnAnswer | null
  actions: TurnActions
  /** It is among the newest, or asked for: drawn in full at once. */
  isAwaited: boolean
  /** It was looked for, and is marked for a moment. */
  isFound: boolean
}

/** A question with its answer, in bare words until it comes near: most of a long topic never does. */
export const TurnView = memo(function TurnView({ isAwaited, isFound, ...turn }: TurnViewProps) {
  const { ref, isNear } = useNear(isAwaited)

  useEffect(() => {
    if (isFound) ref.current?.scrollIntoView({ block: 'start' })
  }, [isFound, ref])

  return (
    <div
      ref={ref}
      data-found={isFound || undefined}
      className={isNear ? styles.full : styles.light}
    >
      {isNear ? <FullTurn {...turn} /> : <LightTurn {...turn} />}
    </div>
  )
})
