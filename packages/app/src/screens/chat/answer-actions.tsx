import { ActionBar, ActionButton } from '@coinquiry/ui/blocks/action-bar'
import { VersionPicker } from '@coinquiry/ui/blocks/version-picker'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import type { FileType } from '../../data/downloads.ts'
import type { Like } from '../../data/rating.ts'
import { LazyMenu, part } from '../../shell/lazy-part.tsx'
import type { TurnAnswer, Versions } from './conversation.ts'
import { answerMarkdown, copyText } from './copy-text.ts'
import type { TurnActions } from './use-turn-actions.ts'
import type { TurnLabels } from './use-turn-labels.ts'

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

const menu = part(async () => {
  const { ExportMenu } = await import('@coinquiry/ui/blocks/export-menu')
  return { default: ExportMenu }
})

interface ExportAnswerProps {
  labels: TurnLabels['export']
  onExport: ((fileType: FileType) => void) | undefined
}

/** The formats of one answer. */
function ExportAnswer({ labels, onExport }: ExportAnswerProps) {
  return (
    <LazyMenu
      of={menu}
      props={{ align: 'start', labels, onExport }}
      button={(props) => (
        <ActionButton {...props} action="export" label={labels.open} disabled={!onExport} />
      )}
    />
  )
}

interface RateAnswerProps {
  labels: TurnLabels['rating']
  like: Like
  onRate: ((like: Like) => void) | undefined
}

const ratings = [
  { action: 'like', value: 1 },
  { action: 'dislike', value: 2 },
] as const

/** Like and dislike; pressing the pressed one takes it back. */
function RateAnswer({ labels, like, onRate }: RateAnswerProps) {
  return ratings.map(({ action, value }) => (
    <ActionButton
      key={action}
      action={action}
      label={labels[action]}
      pressed={like === value}
      onClick={onRate && (() => onRate(like === value ? 0 : value))}
    />
  ))
}

interface TurnVersionsProps {
  labels: TurnLabels
  versions: Versions
  onSwitch: ((from: string, to: string) => void) | undefined
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
