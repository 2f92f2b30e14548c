import { FormattedMessage } from 'react-intl'
import styles from './chat-composer.module.css'
import { MessagesLeft } from './messages-left.tsx'

/** The small print of a conversation: what is left of it today, and what its answers are not. */
export function ComposerNotes({ messagesLeft }: { messagesLeft: number | null }) {
  return (
    <div className={styles.notes}>
      <span>
        <FormattedMessage id="chat.notAdvice" />
      </span>
      <MessagesLeft count={messagesLeft} />
    </div>
  )
}
