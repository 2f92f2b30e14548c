import { Spinner } from '@coinquiry/ui/primitives/spinner'
import { useIntl } from 'react-intl'
import styles from './part-loading.module.css'

/** Says that what was asked for is on its way, once that takes long enough to wonder. */
export function PartLoading() {
  const { formatMessage } = useIntl()
  return (
    <p role="status" className={styles.loading}>
      <Spinner /> {formatMessage({ id: 'part.loading' })}
    </p>
  )
}
