import { useLocation, useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { chooseLanguage, useLocale } from '../../../shell/language/language.ts'
import { showDialog } from '../../../shell/open-dialog.ts'
import { logOut } from '../../../shell/session/log-out.ts'
import { isMember, useAccount } from '../../../shell/session/use-account.ts'
import { keysOf } from '../../../shell/shortcuts/key-names.ts'
import { chooseTheme, nextTheme, useAllowedTheme } from '../../../shell/theme.ts'
import type { Action } from './action.ts'

/** What the palette does about the account and how the app looks. */
export function useAccountActions(): Action[] {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { language } = useLocale()
  const account = useAccount()
  const next = nextTheme(useAllowedTheme(account), isMember(account))

  const looks: Action[] = [
    {
      id: 'theme',
      label: formatMessage({ id: `header.theme.${next}` }),
      keys: keysOf.theme,
      onSelect: () => chooseTheme(next),
    },
    {
      id: 'language',
      label: formatMessage({ id: 'palette.language' }),
      onSelect: () => void chooseLanguage(language === 'zh' ? 'en' : 'zh'),
    },
    {
      id: 'keyboard shortcuts',
      label: formatMessage({ id: 'header.shortcuts' }),
      keys: keysOf.sheet,
      onSelect: () => showDialog({ name: 'shortcuts' }),
    },
  ]
  if (account === null)
    return [
      ...looks,
      {
        id: 'log in sign in',
        label: formatMessage({ id: 'header.signIn' }),
        onSelect: () => void navigate({ to: '/login', state: { from: pathname } }),
      },
    ]
  return [
    {
      id: 'settings account',
      label: formatMessage({ id: 'header.settings' }),
      onSelect: () => showDialog({ name: 'settings' }),
    },
    ...looks,
    {
      id: 'log out sign out',
      label: formatMessage({ id: 'header.logout' }),
      onSelect() {
        logOut()
        void navigate({ to: '/login' })
      },
    },
  ]
}
