import { useIntl } from 'react-intl'
import { type Account, useIsAccountMissing } from '../../shell/session/use-account.ts'

/** Blank while the name is on its way, so that no greeting is taken back; without it, a visitor's. */
export function useGreeting(account: Account): string {
  const { formatMessage } = useIntl()
  const isMissing = useIsAccountMissing()
  if (account === undefined && !isMissing) return '\u00a0'
  if (!account) return formatMessage({ id: 'home.greeting' })
  return formatMessage({ id: 'home.greetingNamed' }, { name: account.user_name })
}
