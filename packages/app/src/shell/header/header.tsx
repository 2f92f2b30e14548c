import { AppHeader } from '@coinquiry/ui/blocks/app-header'
import { chooseLanguage, useLocale } from '../language/language.ts'
import { usePageTitle } from '../page/page-title.ts'
import { LazyPart } from '../parts/lazy-part.tsx'
import { part } from '../parts/part.ts'
import { useOpened } from '../parts/use-opened.ts'
import { isMember, useAccount } from '../session/use-account.ts'
import { chooseTheme, nextTheme } from '../theme/theme.ts'
import { useAllowedTheme } from '../theme/use-allowed-theme.ts'
import { AccountControl } from './account-control.tsx'
import { TopicButtons } from './topic-buttons.tsx'
import { useHeaderLabels } from './use-header-labels.ts'
import { useNavigationLinks } from './use-places.ts'
import { useShownAccount } from './use-shown-account.ts'

const narrowMenu = part(() => import('./narrow-menu.tsx'))

export function Header() {
  const { language } = useLocale()
  const account = useAccount()
  const member = isMember(account)
  const theme = useAllowedTheme(account)
  const next = nextTheme(theme, member)
  const labels = useHeaderLabels(next, account?.cur_points)
  const menu = useOpened()
  const places = useNavigationLinks()
  const title = usePageTitle()

  const { reader, points, account: shown } = useShownAccount(account)
  const switches = {
    onThemeCycle: () => chooseTheme(next),
    onLanguageSwitch: () => void chooseLanguage(language === 'zh' ? 'en' : 'zh'),
  }

  return (
    <>
      <AppHeader
        labels={labels}
        productName={labels.product}
        theme={theme}
        reader={reader}
        {...places}
        points={points}
        title={places.current ? undefined : title}
        actions={<TopicButtons />}
        account={shown && <AccountControl account={shown} />}
        {...switches}
        onMenu={menu.open}
        onMenuIntent={narrowMenu.preload}
        menuOpen={menu.isOpen}
      />
      <LazyPart
        of={narrowMenu}
        props={{
          labels,
          account: shown ?? (account === null ? null : { name: '' }),
          points,
          open: menu.isOpen,
          onOpenChange: menu.setIsOpen,
          ...switches,
        }}
        wanted={menu.wasOpened}
        onMissing={menu.forget}
      />
    </>
  )
}
