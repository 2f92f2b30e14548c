import { LimitBox } from '@coinquiry/ui/blocks/limit-box'
import { useIntl } from 'react-intl'
import { showPricing } from '../../shell/dialogs/show-pricing.ts'
import { type Account, hasNoTopicLeft } from '../../shell/session/use-account.ts'

/** Shown to a free user whose topics of today are used up. */
export function TopicLimit({ account }: { account: Account }) {
  const { formatMessage } = useIntl()
  if (!hasNoTopicLeft(account)) return null
  return (
    <LimitBox
      title={formatMessage({ id: 'home.limitTitle' })}
      actionLabel={formatMessage({ id: 'pro.try' })}
      onAction={showPricing}
    >
      {formatMessage({ id: 'home.limitText' })}
    </LimitBox>
  )
}
