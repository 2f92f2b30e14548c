import { useIntl } from 'react-intl'
import { ChatFallback, ChatLoading } from '../chat/chat-fallback.tsx'
import styles from '../chat/topic-page.module.css'

interface ShareFallbackProps {
  /** Null while the topic is on its way. */
  failure: 'invalid' | 'failed' | null
  onReload: () => void
}

/** Shown instead of a shared topic until it is there, or where it can't be read. */
export function ShareFallback({ failure, onReload }: ShareFallbackProps) {
  const { formatMessage } = useIntl()
  if (failure === 'failed') return <ChatFallback onReload={onReload} />
  if (failure === 'invalid')
    return <ChatFallback onReload={null}>{formatMessage({ id: 'share.invalidText' })}</ChatFallback>
  return (
    <main className={styles.shared}>
      <ChatLoading />
    </main>
  )
}
