import { ActionBar } from '@coinquiry/ui/blocks/action-bar'
import { Button } from '@coinquiry/ui/primitives/button'
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
        <Button size="small" variant="ghost" onClick={onRefresh}>
          {labels.answer.retry}
        </Button>
      )}
    </ActionBar>
  )
}
