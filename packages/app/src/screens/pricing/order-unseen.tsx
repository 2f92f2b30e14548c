import { Button } from '@coinquiry/ui/primitives/button'
import { useIntl } from 'react-intl'
import { useIsStaying } from '../../shell/errors/reload-once.ts'
import styles from './order.module.css'

/** Shown when the code that waits for a payment could not be loaded. */
export function OrderUnseen() {
  const { formatMessage } = useIntl()
  const isStaying = useIsStaying()
  if (!isStaying) return null
  return (
    <div role="alert" className={styles.notice}>
      {formatMessage({ id: 'home.orderUnseen' })}
      <Button size="small" onClick={() => location.reload()}>
        {formatMessage({ id: 'error.reload' })}
      </Button>
    </div>
  )
}
