import { lazy, Suspense } from 'react'
import { useStore } from '../../store.ts'
import { toasts } from './toasts.ts'

const ToastList = lazy(() => import('./toast-list.tsx'))

/** Loads the toasts' code with the first toast. */
export function ToastRegion() {
  const isNeeded = useStore(toasts).length > 0
  return isNeeded ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null
}
