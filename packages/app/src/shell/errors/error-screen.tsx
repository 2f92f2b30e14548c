import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { isReachable, waitForServer } from '../../data/refetch-when-back.ts'
import { useIsStaying } from './reload-once.ts'

interface ErrorScreenProps {
  error: unknown
  reset: () => void
}

/** Stands where a screen broke or could not be loaded; what the person wrote is in storage. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const { formatMessage } = useIntl()
  const isAwaited = useLoadedWhenBack(error, reset)
  const navigate = useNavigate()
  const isStaying = useIsStaying()
  if (!isStaying) return null
  return (
    <main>
      <EmptyState
        titleAs="h1"
        role="alert"
        title={formatMessage({ id: isAwaited ? 'error.network' : 'error.pageTitle' })}
        actions={
          <>
            <Button onClick={() => navigate({ to: '/' }).then(reset)}>
              {formatMessage({ id: 'action.home' })}
            </Button>
            <Button variant="primary" onClick={() => location.reload()}>
              {formatMessage({ id: 'error.reload' })}
            </Button>
          </>
        }
      >
        {formatMessage({ id: isAwaited ? 'error.pageWaits' : 'error.pageText' })}
      </EmptyState>
    </main>
  )
}

/** Whether a screen waits for the connection, without which it could not be loaded: it comes by itself then. */
function useLoadedWhenBack(error: unknown, reset: () => void): boolean {
  const router = useRouter()
  const [awaited, setAwaited] = useState<unknown>(null)
  const load = useEffectEvent(() => void router.invalidate().then(reset))

  useEffect(() => {
    if (!/dynamically imported|module script|preload CSS/i.test(String(error))) return
    const leaving = new AbortController()
    const { signal } = leaving
    async function wait(): Promise<void> {
      // Where the server is there, it is the code that is missing.
      if ((await isReachable({ signal })) || signal.aborted) return
      setAwaited(error)
      await waitForServer(Number.POSITIVE_INFINITY, { signal })
      if (!signal.aborted) load()
    }
    void wait()
    return () => leaving.abort()
  }, [error])
  return awaited !== null && awaited === error
}

export function NotFoundScreen() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <main>
      <EmptyState
        titleAs="h1"
        title={formatMessage({ id: 'notFound.title' })}
        actions={
          <Button variant="primary" onClick={() => navigate({ to: '/' })}>
            {formatMessage({ id: 'action.home' })}
          </Button>
        }
      >
        {formatMessage({ id: 'notFound.text' })}
      </EmptyState>
    </main>
  )
}
