import { Question } from '@coinquiry/ui/blocks/question'
import { memo } from 'react'
import type { Turn } from '../conversation/turn.ts'
import { AnswerView } from './answer-view.tsx'
import { copyText } from './copy-text.ts'
import type { TurnActions } from './turn-actions.ts'
import { TurnVersions } from './turn-versions.tsx'
import type { TurnLabels } from './use-turn-labels.ts'

export interface TurnViewProps {
  labels: TurnLabels
  turn: Turn
  actions: TurnActions
}

/** A question with its answer. */
export const TurnView = memo(function TurnView({ labels, turn, actions }: TurnViewProps) {
  const { question, answer } = turn
  const { id } = question
  const { onEdit, onSwitch } = actions
  return (
    <>
      <Question
        labels={labels.question}
        text={question.text}
        onEdit={onEdit && id !== null ? () => onEdit(id, question.text) : undefined}
        onCopy={() => copyText(question.text)}
        versions={<TurnVersions labels={labels} versions={question.versions} onSwitch={onSwitch} />}
      />
      {answer && <AnswerView labels={labels} answer={answer} actions={actions} />}
    </>
  )
})
