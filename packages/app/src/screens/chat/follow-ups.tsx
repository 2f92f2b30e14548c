import { FollowUps } from '@coinquiry/ui/blocks/follow-ups'
import { useIntl } from 'react-intl'

interface AnswerFollowUpsProps {
  questions: readonly string[]
  onAsk: ((question: string) => void) | undefined
}

/** What may be asked next, below the last answer. */
export default function AnswerFollowUps(props: AnswerFollowUpsProps) {
  const { formatMessage } = useIntl()
  return <FollowUps heading={formatMessage({ id: 'chat.followUps' })} {...props} />
}
