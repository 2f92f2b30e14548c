import { IconButton } from '@coinquiry/ui/primitives/icon-button'
import { DrawerIcon } from '@coinquiry/ui/primitives/icons'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { LazyPart, part } from '../lazy-part.tsx'
import { takeDraftsBack } from '../session/left-drafts.ts'
import { useAccount } from '../session/use-account.ts'
import { isApple } from '../shortcuts/command.ts'
import { isDrawerPress } from './drawer-press.ts'
import {
  closeDrawerOver,
  setDrawerOpen,
  takeEarlyPress,
  toggleDrawer,
  useDrawer,
} from './drawer-state.ts'

const drawerPanel = part(async () => {
  const { DrawerPanel } = await import('./drawer-panel.tsx')
  return { default: DrawerPanel }
}, 'history')

const layer = '[role=dialog][data-state=open], [role=menu][data-state=open]'

/** The button of the drawer with recent topics; the topics are loaded when they are approached. */
export function TopicDrawer() {
  const { formatMessage } = useIntl()
  const { isOver, isOpen } = useDrawer()
  const button = useRef<HTMLButtonElement>(null)
  // Whatever leads to another page, by going back as well.
  const { subscribe } = useRouter()
  useDraftsBack()
  useEffect(() => subscribe('onBeforeNavigate', closeDrawerOver), [subscribe])

  // The frame keeps the space for it, beside the page.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-drawer', isOpen && !isOver)
  }, [isOpen, isOver])
  useEffect(() => () => document.documentElement.removeAttribute('data-drawer'), [])

  useEffect(() => {
    if (takeEarlyPress()) toggleDrawer()
  }, [])
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      takeEarlyPress()
      if (event.defaultPrevented || !isDrawerPress(event)) return
      if (document.querySelector(layer) && !isOpen) return
      event.preventDefault()
      toggleDrawer()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen])

  return (
    <>
      <IconButton
        ref={button}
        label={formatMessage({ id: 'header.recent' })}
        icon={<DrawerIcon />}
        aria-expanded={isOpen}
        aria-haspopup={isOver ? 'dialog' : undefined}
        aria-keyshortcuts={isApple() ? 'Meta+B' : 'Control+B'}
        onClick={toggleDrawer}
        onPointerEnter={drawerPanel.preload}
        onFocus={drawerPanel.preload}
      />
      <LazyPart
        of={drawerPanel}
        props={{ isOver, button }}
        wanted={isOpen}
        onMissing={() => setDrawerOpen(false)}
      />
    </>
  )
}

/** Here because this code is loaded for whoever is signed in, on every screen, and for nobody else. */
function useDraftsBack(): void {
  const router = useRouter()
  const userId = useAccount()?.user_id
  useEffect(() => {
    if (userId === undefined || !takeDraftsBack(userId, router.state.location.href)) return
    void router.navigate({ to: '/', replace: true })
  }, [userId, router])
}
