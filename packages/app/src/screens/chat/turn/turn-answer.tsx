import { isUnfinished } from '../../../data/ask/run.ts'
import { AnswerActions } from '../answer/answer-actions.tsx'
import { AnswerView } from '../answer/answer-view.tsx'
import type { TurnAnswer as Answer } from '../conversation/conversation.ts'
import type { TurnActions } from './turn-actions.ts'
import type { TurnLabels } from './use-turn-labels.ts'

interface TurnAnswerProps {
  labels: TurnLabels
  answer: Answer
  actions: TurnActions
}

/** An answer of one's own topic, with all that can be done with it. */
export function TurnAnswer({ labels, answer, actions }: TurnAnswerProps) {
  const { answerMessageId: id } = answer
  const { onRefresh, onSources } = actions
  const refresh = onRefresh && id !== null ? () => onRefresh(id) : undefined
  return (
    <AnswerView
      labels={labels}
      // What is being written is about to be attached to.
      answer={
        isUnfinished(answer) && !answer.isArriving ? { ...answer, status: 'reconnecting' } : answer
      }
      actions={
        <AnswerActions labels={labels} answer={answer} actions={actions} onRefresh={refresh} />
      }
      onRetry={refresh}
      onSources={onSources}
    />
  )
}
