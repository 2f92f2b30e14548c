import { Button } from '@coinquiry/ui/primitives/button'
import { useIntl } from 'react-intl'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { ChatFallback, ChatLoading } from '../chat/chat-fallback.tsx'
import styles from '../chat/topic-page.module.css'
import { useSignIn } from './use-sign-in.ts'

interface ShareFallbackProps {
  /** Null while the topic is on its way. */
  failure: 'invalid' | 'failed' | null
  /** Why it failed, in words. */
  reason: string | undefined
  onReload: () => void
}

/** Shown instead of a shared topic until it is there, or where it can't be read. */
export function ShareFallback({ failure, reason, onReload }: ShareFallbackProps) {
  const { formatMessage } = useIntl()
  const isVisitor = !useIsLoggedIn()
  const signIn = useSignIn()
  if (failure === 'failed') return <ChatFallback onReload={onReload}>{reason}</ChatFallback>
  if (failure === 'invalid')
    return (
      <ChatFallback
        onReload={null}
        action={
          isVisitor && <Button onClick={signIn}>{formatMessage({ id: 'share.logIn' })}</Button>
        }
      >
        {formatMessage({ id: isVisitor ? 'share.invalidVisitorText' : 'share.invalidText' })}
      </ChatFallback>
    )
  return (
    <main className={styles.shared}>
      <ChatLoading />
    </main>
  )
}
