import { ActionBar, ActionButton } from '@coinquiry/ui/blocks/action-bar'
import { VersionPicker } from '@coinquiry/ui/blocks/version-picker'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import { useRef, useState } from 'react'
import type { Like } from '../../data/rating.ts'
import { Boundary } from '../../shell/errors/boundary.tsx'
import { exportMenu } from '../../shell/header/topic-actions.tsx'
import { LazyMenu, part } from '../../shell/lazy-part.tsx'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import type { TurnAnswer, Versions } from './conversation.ts'
import type { TurnActions } from './use-turn-actions.ts'
import type { TurnLabels } from './use-turn-labels.ts'

interface AnswerActionsProps {
  labels: TurnLabels
  answer: TurnAnswer
  actions: TurnActions
  onRegenerate: (() => void) | undefined
  /** Copies its text. */
  onCopy: () => Promise<void>
}

const ratings = [
  { action: 'like', value: 1 },
  { action: 'dislike', value: 2 },
] as const

const dislikeReason = part(() => import('./dislike-reason.tsx'), 'feedback')

export function AnswerActions({
  labels,
  answer,
  actions,
  onRegenerate,
  onCopy,
}: AnswerActionsProps) {
  const { answerMessageId, text, versions, status, like } = answer
  const { onSwitch, onRate, onExport, onFavorite, onShare, isFavorite } = actions
  const hasText = text !== ''
  const id = hasText ? answerMessageId : null
  const isExportable = onExport !== undefined && id !== null
  const dislikeButton = useRef<HTMLButtonElement>(null)
  const [dislikedId, setDislikedId] = useState<string | null>(null)
  // Another version: what was begun on this one is not taken up again.
  if (dislikedId !== null && dislikedId !== id) setDislikedId(null)
  const isAsked = onRate && id !== null && id === dislikedId && like === 2
  const DislikeReason = isAsked && dislikeReason.component()

  function rate(messageId: string, chosen: Like): void {
    onRate?.(messageId, chosen).catch(showFailure)
    setDislikedId(null)
    if (chosen === 2)
      // Nobody asked for the form: where it can't be had, the rating stands without a reason.
      dislikeReason.load().then(
        () => setDislikedId(messageId),
        () => undefined,
      )
  }

  return (
    <>
      <ActionBar label={labels.answer.actions}>
        <TurnVersions labels={labels} versions={versions} onSwitch={onSwitch} />
        <CopyButton size="small" labels={labels.answer} onCopy={hasText ? onCopy : undefined} />
        <LazyMenu
          of={exportMenu}
          props={{
            align: 'start',
            labels: labels.export,
            onExport: isExportable ? (fileType) => onExport(id, fileType) : undefined,
          }}
          button={(props) => (
            <ActionButton
              {...props}
              action="export"
              label={labels.export.open}
              disabled={!isExportable}
            />
          )}
        />
        {status === 'done' && (
          <ActionButton action="refresh" label={labels.answer.retry} onClick={onRegenerate} />
        )}
        {ratings.map(({ action, value }) => (
          <ActionButton
            key={action}
            action={action}
            label={labels.rating[action]}
            pressed={like === value}
            ref={value === 2 ? dislikeButton : undefined}
            // Pressing the pressed one takes it back.
            onClick={onRate && id !== null ? () => rate(id, like === value ? 0 : value) : undefined}
          />
        ))}
        <ActionButton
          action="favorite"
          label={labels.favorite}
          title={isFavorite ? labels.unfavorite : labels.favorite}
          pressed={isFavorite}
          onClick={onFavorite}
        />
        <ActionButton action="share" label={labels.share} onClick={onShare} />
      </ActionBar>
      {DislikeReason && (
        <Boundary>
          <DislikeReason
            button={dislikeButton}
            onSend={(reason) => onRate(id, 2, reason)}
            onSkip={() => setDislikedId(null)}
          />
        </Boundary>
      )}
    </>
  )
}

interface TurnVersionsProps {
  labels: TurnLabels
  versions: Versions
  onSwitch: TurnActions['onSwitch']
}

export function TurnVersions({ labels, versions: { ids, index }, onSwitch }: TurnVersionsProps) {
  return (
    <VersionPicker
      labels={labels.versions}
      index={index}
      count={ids.length}
      onIndexChange={
        onSwitch &&
        ((next) => {
          const [from, to] = [ids[index], ids[next]]
          if (from && to) onSwitch(from, to)
        })
      }
    />
  )
}
