import { Question } from '@coinquiry/ui/blocks/question'
import { Button } from '@coinquiry/ui/primitives/button'
import { memo, useEffect, useRef, useState } from 'react'
import { isUnfinished } from '../../data/ask/follow-run.ts'
import { editPlace, useDraft } from '../../shell/drafts.ts'
import { AnswerActions, TurnVersions } from './answer-actions.tsx'
import { AnswerView } from './answer-view.tsx'
import type { TurnAnswer as Answer, Turn, TurnQuestion } from './conversation.ts'
import { copyAnswer, copyText } from './copy-text.ts'
import { firstView, useNear } from './in-view.ts'
import { PlainTextAnswer } from './plain-text-answer.tsx'
import styles from './turn.module.css'
import type { FoundPlace, FoundTurn } from './use-found-message.ts'
import type { TurnActions } from './use-turn-actions.ts'
import { type TurnLabels, useTurnLabels } from './use-turn-labels.ts'

interface TurnListProps {
  turns: readonly Turn[]
  actions: TurnActions
  /** The turn that was searched for. */
  found: FoundTurn | null
  /** Asks what the last answer offers; absent while that can't be asked. */
  onFollowUp?: ((question: string) => void) | undefined
}

export const TurnList = memo(function TurnList({
  turns,
  actions,
  found,
  onFollowUp,
}: TurnListProps) {
  const labels = useTurnLabels()
  const [from, to] = awaited(turns, found?.index ?? null)
  return turns.map(({ question, answer }, place) => (
    <TurnView
      // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place; its versions change
      key={place}
      labels={labels}
      question={question}
      answer={answer}
      actions={actions}
      isEager={place >= from && place < to}
      found={place === found?.index ? found.place : null}
      isLast={place === turns.length - 1}
      onFollowUp={place === turns.length - 1 ? onFollowUp : undefined}
    />
  ))
})

/** The turns in the first view: from the one that was searched for on, else the newest. */
function awaited(turns: readonly Turn[], found: number | null): [from: number, to: number] {
  if (found !== null) return [found, found + firstView(turns.slice(found))]
  return [turns.length - firstView(turns.toReversed()), turns.length]
}

interface TurnViewProps {
  labels: TurnLabels
  question: TurnQuestion
  answer: Answer | null
  actions: TurnActions
  /** In the first view: drawn in full at once. */
  isEager: boolean
  /** It was searched for, and is marked for a moment; what was found is marked for longer. */
  found: FoundPlace | null
  isLast: boolean
  onFollowUp: TurnListProps['onFollowUp']
}

/** A question with its answer, as plain text until it comes near: most of a long topic never does. */
const TurnView = memo(function TurnView({
  labels,
  question,
  answer,
  actions,
  isEager,
  found,
  isLast,
  onFollowUp,
}: TurnViewProps) {
  const { ref, isNear } = useNear(isEager)
  const { id } = question
  const { onEdit, onSwitch } = actions
  const edit = onEdit && id !== null ? () => onEdit(id, question.text) : undefined
  // The stream tells it, and may end before all of its text is on the screen.
  const [urgentQuestion, setUrgentQuestion] = useState<string | null>(null)
  if (answer?.isUrgent && urgentQuestion !== question.text) setUrgentQuestion(question.text)
  const FittingAnswer = isNear ? TurnAnswer : PlainTextAnswer

  useEffect(() => {
    const turn = ref.current
    if (!found || !turn) return
    turn.scrollIntoView({ block: 'start' })
    if (found.text === '') return
    // Where the code can't be had, the turn is marked all the same.
    import('./mark-found.ts').then(({ markFound }) => markFound(turn, found)).catch(() => {})
  }, [found, ref])

  return (
    <div
      ref={ref}
      data-found={found ? true : undefined}
      data-urgent={urgentQuestion === question.text ? true : undefined}
      className={isNear ? styles.full : styles.plainText}
    >
      <Question
        bare={!isNear}
        unfolded={found?.isAnswer === false}
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
      {answer && (
        <FittingAnswer
          labels={labels}
          answer={answer}
          actions={actions}
          next={isLast ? { onAsk: onFollowUp } : undefined}
        />
      )}
    </div>
  )
})

interface TurnAnswerProps {
  labels: TurnLabels
  answer: Answer
  actions: TurnActions
  next: { onAsk: TurnListProps['onFollowUp'] } | undefined
}

/** An answer of one's own topic, with all that can be done with it. */
function TurnAnswer({ labels, answer, actions, next }: TurnAnswerProps) {
  const { answerMessageId: id, text, sources } = answer
  const content = useRef<HTMLDivElement>(null)
  const { onRegenerate, giveUp, onSources, onAsk } = actions
  const regenerate = onRegenerate && id !== null ? () => onRegenerate(id) : undefined
  return (
    <AnswerView
      labels={labels}
      // This page is about to follow an answer that the server is still writing.
      answer={
        isUnfinished(answer) && !answer.isArriving ? { ...answer, status: 'reconnecting' } : answer
      }
      actions={
        <AnswerActions
          labels={labels}
          answer={answer}
          actions={actions}
          onRegenerate={regenerate}
          onCopy={() => copyAnswer(content.current, text, sources)}
        />
      }
      contentRef={content}
      onRegenerate={regenerate}
      giveUp={giveUp}
      onSources={onSources}
      onAsk={onAsk}
      next={next}
    />
  )
}

interface KeptEditProps {
  questionId: string
  label: string
  onEdit: () => void
}

/** Leads back to a new text of a question that was not sent yet, where there is one. */
function KeptEdit({ questionId, label, onEdit }: KeptEditProps) {
  const [draft] = useDraft(editPlace(questionId))
  return (
    draft !== '' && (
      <Button variant="ghost" size="small" onClick={onEdit}>
        {label}
      </Button>
    )
  )
}
