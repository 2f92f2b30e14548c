import { Avatar } from '../../primitives/avatar/index.ts'
import type { HeaderAccount } from '../app-header/index.ts'
import styles from './mobile-menu.module.css'

export function WhoIsSignedIn({
  account: { name, email, imageUrl, pro = false },
  proLabel,
}: {
  account: HeaderAccount
  proLabel: string
}) {
  return (
    <div className={styles.who}>
      <Avatar
        name={name}
        imageUrl={imageUrl}
        framed={pro}
        badgeLabel={pro ? proLabel : undefined}
        className={pro ? styles.framed : undefined}
      />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {email && <span className={styles.email}>{email}</span>}
      </span>
    </div>
  )
}
