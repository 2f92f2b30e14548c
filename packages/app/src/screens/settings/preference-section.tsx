import { PreferenceSettings } from '@coinquiry/ui/blocks/settings'
import { useIntl } from 'react-intl'
import { useSetCopyright } from '../../data/account.ts'
import type { User } from '../../data/users.ts'
import { showFailure } from '../../shell/errors/show-failure.ts'
import { chooseLanguage, useLocale } from '../../shell/language/language.ts'
import { isMember } from '../../shell/session/use-account.ts'
import { chooseTheme, useThemeChoice } from '../../shell/theme.ts'

/** Each named in itself, so that it is found without reading the other. */
const languages = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
]

/** How the app looks and speaks, and whether what is shared carries the person's name. */
export function PreferenceSection({ user }: { user: User }) {
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
