import {
  AccountButton,
  type AppHeaderProps,
  type HeaderAccount,
} from '@coinquiry/ui/blocks/app-header'
import { useIntl } from 'react-intl'
import type { User } from '../../data/users.ts'
import { LazyMenu, part } from '../lazy-part.tsx'
import { type Account, isMember, useIsAccountMissing } from '../session/use-account.ts'
import { useAccountLabels } from './labels.ts'

const accountMenu = part(async () => ({ default: (await import('./menus.tsx')).AccountMenu }))

/** The account's picture, which opens its menu. */
export function AccountControl({ account }: { account: HeaderAccount }) {
  const labels = useAccountLabels()
  return (
    <LazyMenu
      of={accountMenu}
      props={{ labels, account }}
      button={(props) => <AccountButton {...props} labels={labels} account={account} />}
    />
  )
}

/** What the header shows of the account; the menu stays reachable when its details could not be loaded. */
export function useShownAccount(
  account: Account,
): Pick<AppHeaderProps, 'reader' | 'points'> & { account?: HeaderAccount } {
  const { formatMessage, formatNumber } = useIntl()
  const isMissing = useIsAccountMissing()
  if (account === null) return { reader: 'visitor' }
  if (account)
    return {
      reader: isMember(account) ? 'member' : 'free',
      points: formatNumber(account.cur_points),
      account: shownUser(account),
    }
  if (!isMissing) return { reader: 'unknown' }
  const email = formatMessage({ id: 'header.unread' })
  return { reader: 'free', points: '–', account: { name: '', email } }
}

const shownUser = (user: User): HeaderAccount => ({
  name: user.user_name,
  email: user.email,
  imageUrl: user.icon_url || undefined,
  pro: isMember(user),
})
