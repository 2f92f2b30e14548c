import { AnswerActions } from '../answer/answer-actions.tsx'
import { AnswerView } from '../answer/answer-view.tsx'
import type { TurnAnswer as Answer } from '../conversation/turn.ts'
import type { TurnActions } from './turn-actions.ts'
import type { TurnLabels } from './use-turn-labels.ts'

interface TurnAnswerProps {
  labels: TurnLabels
  answer: Answer
  actions: TurnActions
}

/** An answer of one's own topic, with all that can be done with it. */
export function TurnAnswer({ labels, answer, actions }: TurnAnswerProps) {
  const { id } = answer
  const { onRefresh, onSources } = actions
  const refresh = onRefresh && id !== null ? () => onRefresh(id) : undefined
  return (
    <AnswerView
      labels={labels}
      answer={answer}
      actions={
        <AnswerActions labels={labels} answer={answer} actions={actions} onRefresh={refresh} />
      }
      isFollowing
      onRetry={refresh}
      onSources={onSources}
    />
  )
}
