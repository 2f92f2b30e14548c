import { useIntl } from 'react-intl'
import styles from './found.module.css'

/** How many topics a search has found so far. */
export function Found({ count, hasMore }: { count: number; hasMore: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <p role="status" className={styles.found}>
      {formatMessage({ id: hasMore ? 'history.foundMore' : 'history.found' }, { count })}
    </p>
  )
}
