import { memo } from 'react'
import type { Turn } from './conversation/conversation.ts'
import { firstView } from './turn/first-view.ts'
import type { TurnActions } from './turn/turn-actions.ts'
import { TurnView } from './turn/turn-view.tsx'
import { useTurnLabels } from './turn/use-turn-labels.ts'

interface TurnListProps {
  turns: readonly Turn[]
  actions: TurnActions
  /** The place of the turn that was looked for. */
  found: number | null
}

export const TurnList = memo(function TurnList({ turns, actions, found }: TurnListProps) {
  const labels = useTurnLabels()
  const [from, to] = awaited(turns, found)
  return turns.map(({ question, answer }, place) => (
    <TurnView
      // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place; its versions change
      key={place}
      labels={labels}
      question={question}
      answer={answer}
      actions={actions}
      isAwaited={place >= from && place < to}
      isFound={place === found}
    />
  ))
})

/** The turns that stand in the first view: from the one that was looked for on, else the newest. */
function awaited(turns: readonly Turn[], found: number | null): [from: number, to: number] {
  if (found !== null) return [found, found + firstView(turns.slice(found))]
  return [turns.length - firstView(turns.toReversed()), turns.length]
}
