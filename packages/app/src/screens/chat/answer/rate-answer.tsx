import { ActionButton } from '@coinquiry/ui/blocks/action-bar'
import type { Like } from '../../../data/rating.ts'
import type { TurnLabels } from '../turn/use-turn-labels.ts'

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
export function RateAnswer({ labels, like, onRate }: RateAnswerProps) {
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
