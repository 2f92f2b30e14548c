import { Button } from '@coinquiry/ui/primitives/button'
import { useIntl } from 'react-intl'
import { showPricing } from '../../../shell/dialogs/show-pricing.ts'
import styles from './chat-composer.module.css'

/** What is left of today's follow-up questions, and the way to have no such number. */
export function MessagesLeft({ count }: { count: number | null }) {
  const { formatMessage } = useIntl()
  if (!count) return null
  return (
    <div className={styles.left}>
      <span title={formatMessage({ id: 'chat.messagesLeftHint' })}>
        {formatMessage({ id: 'chat.messagesLeft' }, { count })}
      </span>
      <Button size="small" variant="ghost" onClick={showPricing}>
        {formatMessage({ id: 'pro.try' })}
      </Button>
    </div>
  )
}
