import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { Spinner } from '@coinquiry/ui/primitives/spinner'
import { useIntl } from 'react-intl'
import { useIsAccountMissing, useReloadAccount } from '../../shell/session/use-account.ts'

/** Stands where the account's settings will be, or can't be for now. */
export function AccountAwaited() {
  const { formatMessage } = useIntl()
  const isMissing = useIsAccountMissing()
  const reload = useReloadAccount()
  if (isMissing)
    return (
      <ErrorNotice
        title={formatMessage({ id: 'settings.loadFailed' })}
        actionLabel={formatMessage({ id: 'connection.retry' })}
        onAction={reload}
      />
    )
  return (
    <p role="status">
      <Spinner /> {formatMessage({ id: 'settings.loading' })}
    </p>
  )
}
