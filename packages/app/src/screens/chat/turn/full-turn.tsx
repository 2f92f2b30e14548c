import { Question } from '@coinquiry/ui/blocks/question'
import type { TurnAnswer, TurnQuestion } from '../conversation/turn.ts'
import { AnswerView } from './answer-view.tsx'
import { copyText } from './copy-text.ts'
import type { TurnActions } from './turn-actions.ts'
import { TurnVersions } from './turn-versions.tsx'
import type { TurnLabels } from './use-turn-labels.ts'

interface FullTurnProps {
  labels: TurnLabels
  question: TurnQuestion
  answer: TurnAnswer | null
  actions: TurnActions
}

export function FullTurn({ labels, question, answer, actions }: FullTurnProps) {
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
}
