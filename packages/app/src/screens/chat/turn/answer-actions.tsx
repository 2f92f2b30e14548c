import { ActionBar, ActionButton } from '@coinquiry/ui/blocks/action-bar'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import type { TurnAnswer } from '../conversation/turn.ts'
import { copyText } from './copy-text.ts'
import { TurnVersions } from './turn-versions.tsx'
import type { TurnLabels } from './use-turn-labels.ts'

interface AnswerActionsProps {
  labels: TurnLabels
  answer: TurnAnswer
  onRefresh: (() => void) | undefined
  onSwitch: ((from: string, to: string) => void) | undefined
}

export function AnswerActions({ labels, answer, onRefresh, onSwitch }: AnswerActionsProps) {
  const { text, versions, status } = answer
  return (
    <ActionBar label={labels.answer.actions}>
      <TurnVersions labels={labels} versions={versions} onSwitch={onSwitch} />
      <CopyButton
        size="small"
        labels={labels.answer}
        onCopy={text === '' ? undefined : () => copyText(text)}
      />
      {status === 'done' && (
        <ActionButton action="refresh" label={labels.answer.retry} onClick={onRefresh} />
      )}
    </ActionBar>
  )
}
