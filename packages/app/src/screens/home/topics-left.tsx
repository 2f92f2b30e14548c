import { useIntl } from 'react-intl'
import { type Account, hasNoTopicLeft, isMember } from '../../shell/session/use-account.ts'

/** What is left of today's free topics, and that Pro knows no such number; with none left the limit says so. */
export function TopicsLeft({ account }: { account: Account }) {
  const { formatMessage } = useIntl()
  if (!account || isMember(account) || hasNoTopicLeft(account)) return null
  const left = formatMessage({ id: 'home.topicsLeft' }, { count: account.topic_count })
  return `${left} · ${formatMessage({ id: 'home.proHint' })}`
}
