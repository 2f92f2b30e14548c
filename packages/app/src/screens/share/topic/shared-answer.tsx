import { ActionBar } from '@coinquiry/ui/blocks/action-bar'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import { useLayoutEffect } from 'react'
import { answerMarkdown } from '../../chat/answer/answer-markdown.ts'
import { AnswerView } from '../../chat/answer/answer-view.tsx'
import type { TurnAnswer } from '../../chat/conversation/conversation.ts'
import type { ShowSources } from '../../chat/sources/use-sources.ts'
import { copyText } from '../../chat/turn/copy-text.ts'
import type { TurnLabels } from '../../chat/turn/use-turn-labels.ts'

export interface SharedAnswerProps {
  labels: TurnLabels
  answer: TurnAnswer
  onSources: ShowSources
  /** Called once it listens to the person. */
  onShown: () => void
}

/** An answer to read: one that is stored, or one that arrives while the reader continues. */
// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function SharedAnswer({ labels, answer, onSources, onShown }: SharedAnswerProps) {
  const { text, sources } = answer
  useLayoutEffect(onShown, [onShown])
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
      onSources={onSources}
    />
  )
}
