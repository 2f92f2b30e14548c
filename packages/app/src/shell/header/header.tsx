import { AppHeader } from '@coinquiry/ui/blocks/app-header'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { logout } from '../../data/login.ts'
import { chooseLanguage, useLocale } from '../language/language.ts'
import { usePageTitle } from '../page/page-title.ts'
import { session } from '../session/session.ts'
import { isMember, useAccount } from '../session/use-account.ts'
import { chooseTheme, nextTheme } from '../theme/theme.ts'
import { useAllowedTheme } from '../theme/use-allowed-theme.ts'
import { useHeaderLabels } from './use-header-labels.ts'

export function Header() {
  const navigate = useNavigate()
  const location = useLocation()
  const { language } = useLocale()
  const account = useAccount()
  const member = isMember(account)
  const theme = useAllowedTheme(account)
  const labels = useHeaderLabels(nextTheme(theme, member))
  const goHome = () => navigate({ to: '/' })

  return (
    <AppHeader
      labels={labels}
      productName={labels.product}
      homeHref="/"
      theme={theme}
      title={usePageTitle()}
      account={
        account && { name: account.user_name, imageUrl: account.icon_url || undefined, pro: member }
      }
      onHome={goHome}
      onNewTopic={goHome}
      onThemeCycle={() => chooseTheme(nextTheme(theme, member))}
      onLanguageSwitch={() => chooseLanguage(language === 'zh' ? 'en' : 'zh')}
      onSignIn={() => navigate({ to: '/login', state: { from: location.pathname } })}
      onLogout={() => {
        void logout()
        session.close()
        navigate({ to: '/login' })
      }}
    />
  )
}
