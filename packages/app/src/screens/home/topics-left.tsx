import { useIntl } from 'react-intl'
import { type Account, hasNoTopicLeft, isMember } from '../../shell/session/use-account.ts'

/**
 * What is left of today's free topics, and that Pro knows no such number; with none left the limit
 * says so. Its line is kept free for everybody who is signed in, so that nothing moves when it comes.
 */
export function TopicsLeft({ account }: { account: Account }) {
  const { formatMessage } = useIntl()
  if (account === null) return null
  if (!account || isMember(account) || hasNoTopicLeft(account)) return '\u00a0'
  const left = formatMessage({ id: 'home.topicsLeft' }, { count: account.topic_count })
  return `${left} · ${formatMessage({ id: 'home.proHint' })}`
}
