import { Button } from '@coinquiry/ui/primitives/button'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './continue-bar.module.css'
import { ContinueComposer } from './continue-composer.tsx'
import type { useContinuation } from './use-continuation.ts'

interface ContinueBarProps {
  place: string
  continuation: ReturnType<typeof useContinuation>
  /** Floats above the composer. */
  jump: ReactNode
}

/** The way on from a shared topic for who is signed in. */
export function ContinueBar({ place, continuation, jump }: ContinueBarProps) {
  const { formatMessage } = useIntl()
  const [isContinued, setContinued] = useState(false)

  if (isContinued || continuation.isRunning)
    return <ContinueComposer place={place} continuation={continuation} jump={jump} />
  return (
    <div className={styles.bar}>
      <Button size="large" variant="primary" onClick={() => setContinued(true)}>
        {formatMessage({ id: 'share.continue' })}
      </Button>
    </div>
  )
}
