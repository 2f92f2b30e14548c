import { LimitBox } from '@coinquiry/ui/blocks/limit-box'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { showPricing } from '../../shell/open-dialog.ts'
import {
  type Account,
  hasNoTopicLeft,
  isLimitExpected,
  rememberUsedUp,
} from '../../shell/session/use-account.ts'
import styles from './home.module.css'

/**
 * Shown to a free user whose topics of today are used up, and to a user who is still being loaded
 * if that was so at the last visit. Where no space was reserved for it, it comes at the end of the
 * page, so that nothing shifts.
 */
export function TopicLimit({ account }: { account: Account }) {
  const { formatMessage } = useIntl()
  const isUsedUp = hasNoTopicLeft(account)
  const isKnown = account !== undefined
  const [isUnexpected] = useState(() => !isLimitExpected() && !isKnown)
  useEffect(() => {
    if (account) rememberUsedUp(isUsedUp)
  }, [account, isUsedUp])
  if (isKnown && !isUsedUp) return null
  return (
    <LimitBox
      className={isKnown ? (isUnexpected ? styles.late : undefined) : styles.expected}
      title={formatMessage({ id: 'home.limitTitle' })}
      actionLabel={formatMessage({ id: 'pro.try' })}
      onAction={showPricing}
    >
      {formatMessage({ id: 'home.limitText' })}
    </LimitBox>
  )
}
