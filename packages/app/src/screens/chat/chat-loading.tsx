import { Skeleton } from '@coinquiry/ui/primitives/skeleton'
import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { useIntl } from 'react-intl'
import styles from './chat-loading.module.css'

/** Holds the place of a conversation that is on its way. */
export function ChatLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{formatMessage({ id: 'chat.loading' })}</VisuallyHidden>
      <Skeleton className={styles.question} />
      <Skeleton />
      <Skeleton />
      <Skeleton className={styles.last} />
    </div>
  )
}
