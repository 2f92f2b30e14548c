import { ActionBar } from '@coinquiry/ui/blocks/action-bar'
import { Answer } from '@coinquiry/ui/blocks/answer'
import { ProgressSteps } from '@coinquiry/ui/blocks/progress-steps'
import { SourceList } from '@coinquiry/ui/blocks/source-list'
import { Markdown } from '@coinquiry/ui/markdown'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import { AnswerAnalysis } from '../chat/answer/answer-analysis.tsx'
import { answerMarkdown } from '../chat/answer/answer-markdown.ts'
import { useAnswerProgress } from '../chat/answer/use-answer-progress.ts'
import { useSpokenText } from '../chat/answer/use-spoken-text.ts'
import type { TurnAnswer } from '../chat/conversation/turn.ts'
import { copyText } from '../chat/turn/copy-text.ts'
import type { TurnLabels } from '../chat/turn/use-turn-labels.ts'
import { useTyped } from '../chat/typing/use-typed.ts'

interface SharedAnswerProps {
  labels: TurnLabels
  answer: TurnAnswer
}

/** An answer to read: one that is stored, or one that arrives while the reader continues. */
export function SharedAnswer({ labels, answer }: SharedAnswerProps) {
  const isRunning = answer.status === 'running'
  const text = useTyped(answer.text, isRunning)
  const progress = useAnswerProgress(answer, labels.steps)
  const { sources } = answer
  return (
    <Answer
      labels={labels.answer}
      state={stateOf(answer, progress !== null)}
      analysis={<AnswerAnalysis labels={labels} answer={answer} />}
      progress={progress && <ProgressSteps label={labels.progress} {...progress} />}
      sources={
        !isRunning && (
          <SourceList
            heading={labels.sources}
            sources={sources.map(({ index, title, url }) => ({ id: index, title, url }))}
          />
        )
      }
      actions={
        answer.text !== '' && (
          <ActionBar label={labels.answer.actions}>
            <CopyButton
              size="small"
              labels={labels.answer}
              onCopy={() => copyText(answerMarkdown(answer.text, sources))}
            />
          </ActionBar>
        )
      }
      spokenText={useSpokenText(answer, labels.answer)}
    >
      {text !== '' && (
        <Markdown labels={labels.markdown} text={text} streaming={isRunning} sources={sources} />
      )}
    </Answer>
  )
}

/** Somebody else's running answer is looked at from time to time: nothing is connected to it. */
function stateOf({ status, live, text, think }: TurnAnswer, hasProgress: boolean) {
  if (status !== 'running') return status
  if (live?.isReconnecting) return 'reconnecting'
  if (text !== '') return 'streaming'
  return think !== '' || hasProgress ? 'thinking' : 'waiting'
}
