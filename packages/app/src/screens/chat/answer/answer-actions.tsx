import { ActionBar, ActionButton } from '@coinquiry/ui/blocks/action-bar'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import type { TurnAnswer } from '../conversation/conversation.ts'
import { copyText } from '../turn/copy-text.ts'
import type { TurnActions } from '../turn/turn-actions.ts'
import { TurnVersions } from '../turn/turn-versions.tsx'
import type { TurnLabels } from '../turn/use-turn-labels.ts'
import { answerMarkdown } from './answer-markdown.ts'
import { ExportAnswer } from './export-answer.tsx'
import { RateAnswer } from './rate-answer.tsx'

interface AnswerActionsProps {
  labels: TurnLabels
  answer: TurnAnswer
  actions: TurnActions
  onRefresh: (() => void) | undefined
}

export function AnswerActions({ labels, answer, actions, onRefresh }: AnswerActionsProps) {
  const { answerMessageId: id, text, sources, versions, status, like } = answer
  const { onSwitch, onRate, onExport, onFavorite, onShare, isFavorite } = actions
  const hasText = text !== ''
  return (
    <ActionBar label={labels.answer.actions}>
      <TurnVersions labels={labels} versions={versions} onSwitch={onSwitch} />
      <CopyButton
        size="small"
        labels={labels.answer}
        onCopy={hasText ? () => copyText(answerMarkdown(text, sources)) : undefined}
      />
      <ExportAnswer
        labels={labels.export}
        onExport={
          onExport && hasText && id !== null ? (fileType) => onExport(id, fileType) : undefined
        }
      />
      {status === 'done' && (
        <ActionButton action="refresh" label={labels.answer.retry} onClick={onRefresh} />
      )}
      <RateAnswer
        labels={labels.rating}
        like={like}
        onRate={onRate && hasText && id !== null ? (next) => onRate(id, next) : undefined}
      />
      <ActionButton
        action="favorite"
        label={labels.favorite}
        pressed={isFavorite}
        onClick={onFavorite}
      />
      <ActionButton action="share" label={labels.share} onClick={onShare} />
    </ActionBar>
  )
}
