import { LimitBox } from '@coinquiry/ui/blocks/limit-box'
import { useIntl } from 'react-intl'
import { showPro } from '../../../shell/pro/pro-prompt.ts'

/** Shown to a free user whose follow-up questions of today are used up. */
export function MessageLimit() {
  const { formatMessage } = useIntl()
  return (
    <LimitBox
      title={formatMessage({ id: 'chat.limitTitle' })}
      actionLabel={formatMessage({ id: 'pro.try' })}
      onAction={showPro}
    >
      {formatMessage({ id: 'chat.limitText' })}
    </LimitBox>
  )
}
