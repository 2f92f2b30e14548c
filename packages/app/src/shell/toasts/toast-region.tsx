import { lazy, Suspense } from 'react'
import { useStore } from '../../store.ts'
import { Boundary } from '../errors/boundary.tsx'
import { PlainToast } from './plain-toast.tsx'
import { toasts } from './toasts.ts'

const ToastList = lazy(() => import('./toast-list.tsx'))

/** Loads the toasts' code with the first toast; without it the newest stands there plainly. */
export function ToastRegion() {
  const isNeeded = useStore(toasts).length > 0
  return (
    <Boundary fallback={<PlainToast />}>
      {isNeeded && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </Boundary>
  )
}
