import { lazy, Suspense } from 'react'
import { useStore } from '../../store.ts'
import { proPrompt } from './pro-prompt.ts'

const ProDialog = lazy(() => import('./pro-dialog.tsx'))

/** Loads the Pro dialog when somebody asks for it. */
export function ProRegion() {
  return useStore(proPrompt) ? (
    <Suspense>
      <ProDialog />
    </Suspense>
  ) : null
}
