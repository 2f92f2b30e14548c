import { Avatar } from '../../primitives/avatar/index.ts'
import { Badge } from '../../primitives/badge/index.ts'
import styles from './app-header.module.css'

export interface HeaderAccount {
  name: string
  imageUrl?: string | undefined
  /** A member: framed avatar and badge. */
  pro?: boolean | undefined
}

export function SignedIn({ account, proLabel }: { account: HeaderAccount; proLabel: string }) {
  return (
    <span className={styles.account}>
      <Avatar name={account.name} imageUrl={account.imageUrl} framed={account.pro ?? false} />
      <span className={styles.name}>{account.name}</span>
      {account.pro && (
        <Badge tone="metal" className={styles.pro}>
          {proLabel}
        </Badge>
      )}
    </span>
  )
}
