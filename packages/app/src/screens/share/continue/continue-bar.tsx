import { Button } from '@coinquiry/ui/primitives/button'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsLoggedIn } from '../../../shell/session/session.ts'
import { useSignIn } from '../use-sign-in.ts'
import styles from './continue-bar.module.css'
import { ContinueComposer } from './continue-composer.tsx'
import type { useContinuation } from './use-continuation.ts'

interface ContinueBarProps {
  place: string
  continuation: ReturnType<typeof useContinuation>
  /** Floats above the composer. */
  jump: ReactNode
}

/** The way on from a shared topic: for visitors through the login, for others at once. */
export function ContinueBar({ place, continuation, jump }: ContinueBarProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const signIn = useSignIn()
  const [isContinued, setContinued] = useState(false)

  if (!isLoggedIn)
    return (
      <div className={styles.bar}>
        <Button size="large" onClick={() => navigate({ to: '/' })}>
          {formatMessage({ id: 'action.home' })}
        </Button>
        <Button size="large" variant="primary" onClick={signIn}>
          {formatMessage({ id: 'share.signIn' })}
        </Button>
      </div>
    )
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
