import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { Spinner } from '@coinquiry/ui/primitives/spinner'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useAwaitMembership } from '../../data/orders.ts'
import { chooseTheme } from '../../shell/theme.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import styles from './order.module.css'

/** Waits, after a checkout, for the payment to be confirmed, and reports it. */
export default function OrderReturn({ onActive }: { onActive: () => void }) {
  const { formatMessage } = useIntl()
  const awaitMembership = useAwaitMembership()
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (isLate) return
    const leaving = new AbortController()
    awaitMembership(leaving.signal).then(
      (isActive) => {
        if (leaving.signal.aborted) return
        if (!isActive) return setIsLate(true)
        const onAction = () => chooseTheme('theme-pro')
        showToast({ message: 'pricing.active' }, 'success', {
          message: 'pricing.tryTheme',
          onAction,
        })
        onActive()
      },
      () => {
        if (!leaving.signal.aborted) setIsLate(true)
      },
    )
    return () => leaving.abort()
  }, [awaitMembership, isLate, onActive])

  if (isLate)
    return (
      <ErrorNotice
        title={formatMessage({ id: 'pricing.late' })}
        actionLabel={formatMessage({ id: 'pricing.lookAgain' })}
        onAction={() => setIsLate(false)}
      >
        {formatMessage({ id: 'pricing.lateText' })}
      </ErrorNotice>
    )
  return (
    <p role="status" className={styles.waiting}>
      <Spinner /> {formatMessage({ id: 'pricing.confirming' })}
    </p>
  )
}
