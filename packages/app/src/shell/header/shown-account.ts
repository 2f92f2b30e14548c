import type { AppHeaderProps, HeaderAccount } from '@coinquiry/ui/blocks/app-header'
import type { User } from '../../data/users.ts'
import { type Account, isMember } from '../session/use-account.ts'

export function readerOf(account: Account): AppHeaderProps['reader'] {
  if (account === undefined) return 'unknown'
  if (account === null) return 'visitor'
  return isMember(account) ? 'member' : 'free'
}

export function shownAccount(user: User): HeaderAccount {
  return {
    name: user.user_name,
    email: user.email,
    imageUrl: user.icon_url || undefined,
    pro: isMember(user),
  }
}
