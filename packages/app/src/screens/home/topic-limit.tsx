import { LimitBox } from '@coinquiry/ui/blocks/limit-box'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { showPricing } from '../../shell/open-dialog.ts'
import {
  type Account,
  hasNoTopicLeft,
  isMember,
  rememberUsedUp,
} from '../../shell/session/use-account.ts'
import { useResetTime } from '../../shell/use-reset-time.ts'
import styles from './home.module.css'

interface TopicsLeftProps {
  /** Undefined while a signed-in user is being loaded. */
  account: Exclude<Account, null>
}

/**
 * What is left of today's free topics, and that Pro knows no such number; with none left the limit,
 * which is also shown to a user who is still being loaded if it was so at the last visit. Its space
 * is reserved for every signed-in user, so that nothing shifts when it comes.
 */
export function TopicsLeft({ account }: TopicsLeftProps) {
  const { formatMessage } = useIntl()
  const isKnown = account !== undefined
  const isUsedUp = hasNoTopicLeft(account)
  const time = useResetTime(account?.resets_at)
  useEffect(() => {
    if (isKnown) rememberUsedUp(isUsedUp)
  }, [isKnown, isUsedUp])

  if (isKnown && !isUsedUp)
    return (
      <div className={styles.left}>
        {!isMember(account) &&
          `${formatMessage({ id: 'home.topicsLeft' }, { count: account.topic_count })} · ${formatMessage({ id: 'home.proHint' })}`}
      </div>
    )
  return (
    <div className={styles.left}>
      <LimitBox
        className={isKnown ? styles.limit : `${styles.limit} ${styles.expected}`}
        title={formatMessage({ id: 'home.limitTitle' })}
        actionLabel={formatMessage({ id: 'pro.try' })}
        onAction={showPricing}
      >
        {time && formatMessage({ id: 'home.limitText' }, { time })}
      </LimitBox>
    </div>
  )
}
