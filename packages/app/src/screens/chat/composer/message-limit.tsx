import { LimitBox } from '@coinquiry/ui/blocks/limit-box'
import { useIntl } from 'react-intl'
import { showPricing } from '../../../shell/open-dialog.ts'

/** Shown to a free user whose follow-up questions of today are used up. */
export function MessageLimit() {
  const { formatMessage } = useIntl()
  return (
    <LimitBox
      title={formatMessage({ id: 'chat.limitTitle' })}
      actionLabel={formatMessage({ id: 'pro.try' })}
      onAction={showPricing}
    >
      {formatMessage({ id: 'chat.limitText' })}
    </LimitBox>
  )
}
