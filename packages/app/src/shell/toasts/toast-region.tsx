import { lazy, Suspense } from 'react'
import { useStore } from '../../store.ts'
import { Boundary } from '../errors/boundary.tsx'
import { PlainToast } from './plain-toast.tsx'
import { toasts } from './toasts.ts'

const attempt = () => lazy(() => import('./toast-list.tsx'))
let ToastList = attempt()

/** What failed to load once would fail for ever. */
const renew = () => {
  ToastList = attempt()
}

/** Loads the toasts' code with the first toast; without it the newest stands there plainly. */
export function ToastRegion() {
  const isNeeded = useStore(toasts).length > 0
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
