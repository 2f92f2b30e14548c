import { Question } from '@coinquiry/ui/blocks/question'
import { memo, useEffect } from 'react'
import { PlainTextAnswer } from '../answer/plain-text-answer.tsx'
import type { TurnAnswer as Answer, TurnQuestion } from '../conversation/conversation.ts'
import { KeptEdit } from '../edit/kept-edit.tsx'
import { copyText } from './copy-text.ts'
import styles from './turn.module.css'
import type { TurnActions } from './turn-actions.ts'
import { TurnAnswer } from './turn-answer.tsx'
import { TurnVersions } from './turn-versions.tsx'
import { useNear } from './use-near.ts'
import type { TurnLabels } from './use-turn-labels.ts'

export interface TurnViewProps {
  labels: TurnLabels
  question: TurnQuestion
  answer: Answer | null
  actions: TurnActions
  /** It is among the newest, or looked for: drawn in full at once. */
  isAwaited: boolean
  /** It was looked for, and is marked for a moment. */
  isFound: boolean
}

/** A question with its answer, as plain text until it comes near: most of a long topic never does. */
export const TurnView = memo(function TurnView({
  labels,
  question,
  answer,
  actions,
  isAwaited,
  isFound,
}: TurnViewProps) {
  const { ref, isNear } = useNear(isAwaited)
  const { id } = question
  const { onEdit, onSwitch } = actions
  const edit = onEdit && id !== null ? () => onEdit(id, question.text) : undefined
  const FittingAnswer = isNear ? TurnAnswer : PlainTextAnswer

  useEffect(() => {
    if (isFound) ref.current?.scrollIntoView({ block: 'start' })
  }, [isFound, ref])

  return (
    <div
      ref={ref}
      data-found={isFound || undefined}
      className={isNear ? styles.full : styles.plainText}
    >
      <Question
        bare={!isNear}
        labels={labels.question}
        text={question.text}
        onEdit={edit}
        onCopy={() => copyText(question.text)}
        versions={
          <>
            {edit && id && <KeptEdit questionId={id} label={labels.keptEdit} onEdit={edit} />}
            <TurnVersions labels={labels} versions={question.versions} onSwitch={onSwitch} />
          </>
        }
      />
      {answer && <FittingAnswer labels={labels} answer={answer} actions={actions} />}
    </div>
  )
})
