import { memo } from 'react'
import type { Turn } from './conversation/turn.ts'
import type { TurnActions } from './turn/turn-actions.ts'
import { TurnView } from './turn/turn-view.tsx'
import { useTurnLabels } from './turn/use-turn-labels.ts'

interface TurnListProps {
  turns: readonly Turn[]
  actions: TurnActions
  /** The place of the turn that was looked for. */
  found: number | null
}

/** So many of the newest are drawn in full at once: they fill the first view. */
const newest = 2

export const TurnList = memo(function TurnList({ turns, actions, found }: TurnListProps) {
  const labels = useTurnLabels()
  return turns.map(({ question, answer }, place) => (
    <TurnView
      // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place; its versions change
      key={place}
      labels={labels}
      question={question}
      answer={answer}
      actions={actions}
      isAwaited={place >= turns.length - newest || place === found}
      isFound={place === found}
    />
  ))
})
