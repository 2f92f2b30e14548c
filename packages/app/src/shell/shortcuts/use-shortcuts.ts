import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { following } from '../../data/ask/run.ts'
import { closeDialog, openDialog, showDialog } from '../open-dialog.ts'
import { isMember, useAccount } from '../session/use-account.ts'
import { chooseTheme, nextTheme, useAllowedTheme } from '../theme.ts'
import { focusField, keyTargetOf, type Shortcut, shortcutOf } from './shortcut.ts'

/** What lies above the page and has the keyboard to itself. */
const layer = '[role=dialog][data-state=open], [role=menu][data-state=open]'

/** Lets the keyboard do what the header and the palette do, on every screen. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  const account = useAccount()
  const theme = useAllowedTheme(account)
  const next = nextTheme(theme, isMember(account))

  const actions = useMemo(
    (): Readonly<Record<Shortcut, () => void>> => ({
      palette: () => showDialog({ name: 'palette' }),
      sheet: () => showDialog({ name: 'shortcuts' }),
      newTopic: () => void navigate({ to: '/' }).then(focusField),
      history: () => void navigate({ to: '/history' }),
      theme: () => chooseTheme(next),
      focus: focusField,
      stop: stopAnswer,
    }),
    [navigate, next],
  )

  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented) return
      const shortcut = shortcutOf(event, keyTargetOf(event.target))
      if (!shortcut) return
      const isPaletteOpen = openDialog.get()?.name === 'palette'
      const isCovered = document.querySelector(layer) !== null
      if (isCovered && !(isPaletteOpen && shortcut === 'palette')) return
      event.preventDefault()
      if (isPaletteOpen) closeDialog()
      else actions[shortcut]()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [actions])
}

/** Stops what is being written in the topic on the screen. */
function stopAnswer(): void {
  const [, topicsId] = /^\/chat\/([^/]+)/.exec(location.pathname) ?? []
  if (topicsId) following.get(topicsId)?.stop()
}
