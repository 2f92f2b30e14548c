import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { SettingsDialog as SettingsPanel, type SettingsTab } from '@coinquiry/ui/blocks/settings'
import { Spinner } from '@coinquiry/ui/primitives/spinner'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  useAccount,
  useIsAccountMissing,
  useReloadAccount,
} from '../../shell/session/use-account.ts'
import { AccountSection } from './account-section.tsx'
import { DataSection } from './data-section.tsx'
import { PreferenceSection } from './preference-section.tsx'

// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [tab, setTab] = useState<SettingsTab>('account')
  const account = useAccount()

  // The session has ended meanwhile, in another tab perhaps.
  useEffect(() => {
    if (account === null) onClose()
  }, [account, onClose])

  return (
    <SettingsPanel
      open
      onOpenChange={onClose}
      labels={{
        title: formatMessage({ id: 'settings.title' }),
        close: formatMessage({ id: 'action.close' }),
        account: formatMessage({ id: 'settings.account' }),
        preference: formatMessage({ id: 'settings.preference' }),
        data: formatMessage({ id: 'settings.data' }),
      }}
      tab={tab}
      onTabChange={setTab}
      sections={{
        account: account ? <AccountSection user={account} /> : <AccountAwaited />,
        preference: account ? <PreferenceSection user={account} /> : <AccountAwaited />,
        data: account ? <DataSection user={account} onClose={onClose} /> : <AccountAwaited />,
      }}
    />
  )
}

/** Stands where the account's settings will be, or can't be for now. */
function AccountAwaited() {
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
