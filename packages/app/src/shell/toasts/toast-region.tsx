import { Button } from '@coinquiry/ui/primitives/button'
import { useSelector } from '@tanstack/react-store'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Boundary } from '../errors/boundary.tsx'
import styles from './toast-region.module.css'
import { dismissToast, toasts } from './toasts.ts'

const attempt = () => lazy(() => import('./toast-list.tsx'))
let ToastList = attempt()

/** React.lazy never retries a failed load. */
const renew = () => {
  ToastList = attempt()
}

/** Loads the toasts' code with the first toast; if that fails, shows the newest without it. */
export function ToastRegion() {
  const isNeeded = useSelector(toasts, ({ length }) => length > 0)
  return (
    <Boundary key={String(isNeeded)} fallback={<PlainToast />} onError={renew}>
      {isNeeded && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </Boundary>
  )
}

/** The newest toast where the code for better ones could not be loaded. */
function PlainToast() {
  const { formatMessage } = useIntl()
  const newest = useSelector(toasts, (shown) => shown.at(-1))
  const content = newest?.content
  return (
    <div className={styles.region}>
      <div role="alert">
        {content && ('text' in content ? content.text : formatMessage({ id: content.message }))}
      </div>
      {newest && (
        <Button size="small" variant="ghost" onClick={() => dismissToast(newest.id)}>
          {formatMessage({ id: 'action.close' })}
        </Button>
      )}
    </div>
  )
}
