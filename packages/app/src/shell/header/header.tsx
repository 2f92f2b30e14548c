import { AppHeader } from '@coinquiry/ui/blocks/app-header'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Boundary } from '../errors/boundary.tsx'
import { chooseLanguage, useLocale } from '../language/language.ts'
import { LazyPart, part, useOpened } from '../lazy-part.tsx'
import { usePageTitle } from '../page-title.ts'
import { isMember, useAccount } from '../session/use-account.ts'
import { chooseTheme, nextTheme, useAllowedTheme } from '../theme.ts'
import { AccountControl, useShownAccount } from './account-control.tsx'
import { useHeaderLabels } from './labels.ts'
import { useNavigationLinks } from './navigation-links.ts'
import { useShownTopic } from './shown-topic.ts'

const narrowMenu = part(async () => ({ default: (await import('./menus.tsx')).NarrowMenu }))
const IconNames = lazy(async () => ({ default: (await import('./icon-names.tsx')).IconNames }))

const topicDrawer = part(async () => ({
  default: (await import('../drawer/drawer.tsx')).TopicDrawer,
}))

export function Header() {
  const { language } = useLocale()
  const account = useAccount()
  const member = isMember(account)
  const theme = useAllowedTheme(account)
  const next = nextTheme(theme, member)
  const labels = useHeaderLabels(next, account?.cur_points)
  const menu = useOpened()
  const [isNear, setNear] = useState(false)
  const approach = () => setNear(true)
  const links = useNavigationLinks()
  const title = usePageTitle()
  const topic = useShownTopic()

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
        {...links}
        points={points}
        start={account !== null && <DrawerButton />}
        title={links.current ? undefined : title}
        titleControl={topic?.title}
        actions={topic?.buttons}
        account={shown && <AccountControl account={shown} />}
        {...switches}
        onMenu={menu.open}
        onMenuIntent={narrowMenu.preload}
        menuOpen={menu.isOpen}
        onPointerOver={approach}
        onFocus={approach}
      />
      {isNear && (
        <Boundary>
          <Suspense>
            <IconNames />
          </Suspense>
        </Boundary>
      )}
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

/** Loaded beside the page, for whoever is signed in; without it there is the history. */
function DrawerButton() {
  const [Loaded, setLoaded] = useState(topicDrawer.component)
  useEffect(() => {
    topicDrawer.load().then(
      () => setLoaded(topicDrawer.component),
      () => undefined,
    )
  }, [])
  return Loaded && <Loaded />
}
