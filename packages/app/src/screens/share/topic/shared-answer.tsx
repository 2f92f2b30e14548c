import { ActionBar } from '@coinquiry/ui/blocks/action-bar'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import { answerMarkdown } from '../../chat/answer/answer-markdown.ts'
import { AnswerView } from '../../chat/answer/answer-view.tsx'
import type { TurnAnswer } from '../../chat/conversation/turn.ts'
import type { ShowSources } from '../../chat/sources/use-sources.ts'
import { copyText } from '../../chat/turn/copy-text.ts'
import type { TurnLabels } from '../../chat/turn/use-turn-labels.ts'

interface SharedAnswerProps {
  labels: TurnLabels
  answer: TurnAnswer
  onSources: ShowSources
}

/** An answer to read: one that is stored, or one that arrives while the reader continues. */
export function SharedAnswer({ labels, answer, onSources }: SharedAnswerProps) {
  const { text, sources } = answer
  return (
    <AnswerView
      labels={labels}
      answer={answer}
      actions={
        text !== '' && (
          <ActionBar label={labels.answer.actions}>
            <CopyButton
              size="small"
              labels={labels.answer}
              onCopy={() => copyText(answerMarkdown(text, sources))}
            />
          </ActionBar>
        )
      }
      isFollowing={false}
      onSources={onSources}
    />
  )
}
