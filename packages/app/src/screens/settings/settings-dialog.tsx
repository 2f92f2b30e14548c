import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import {
  PreferenceSettings,
  SettingsDialog as SettingsPanel,
  type SettingsTab,
} from '@coinquiry/ui/blocks/settings'
import { Spinner } from '@coinquiry/ui/primitives/spinner'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSetCopyright } from '../../data/account.ts'
import type { User } from '../../data/users.ts'
import { chooseLanguage, useLocale } from '../../shell/language/language.ts'
import {
  isMember,
  useAccount,
  useIsAccountMissing,
  useReloadAccount,
} from '../../shell/session/use-account.ts'
import { chooseTheme, useThemeChoice } from '../../shell/theme.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import { AccountSection } from './account-section.tsx'
import { DataSection } from './data-section.tsx'

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const [tab, setTab] = useState<SettingsTab>('account')
  const account = useAccount()

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
        account: account ? <AccountSection user={account} onClose={onClose} /> : <AccountAwaited />,
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
  if (isMissing && reload)
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

/** Each named in itself, so that it is found without reading the other. */
const languages = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
]

/** How the app looks and speaks, and whether what is shared carries the person's name. */
function PreferenceSection({ user }: { user: User }) {
  const { formatMessage } = useIntl()
  const { language } = useLocale()
  const copyright = useSetCopyright()
  return (
    <PreferenceSettings
      labels={{
        theme: formatMessage({ id: 'settings.theme' }),
        themes: {
          light: formatMessage({ id: 'settings.theme.light' }),
          dark: formatMessage({ id: 'settings.theme.dark' }),
          system: formatMessage({ id: 'settings.theme.system' }),
          'theme-pro': formatMessage({ id: 'settings.theme.pro' }),
        },
        language: formatMessage({ id: 'settings.language' }),
        copyright: formatMessage({ id: 'settings.copyright' }),
        copyrightHint: formatMessage({ id: 'settings.copyrightHint' }),
        proBadge: formatMessage({ id: 'settings.pro' }),
      }}
      theme={useThemeChoice()}
      onThemeChange={chooseTheme}
      languages={languages}
      language={language}
      onLanguageChange={(value) => void chooseLanguage(value === 'en' ? 'en' : 'zh')}
      copyright={copyright.isPending ? copyright.variables : user.is_copyright_protection === 1}
      onCopyrightChange={(isOn) => copyright.mutate(isOn, { onError: showFailure })}
      proDisabledReason={isMember(user) ? undefined : formatMessage({ id: 'settings.proOnly' })}
    />
  )
}
