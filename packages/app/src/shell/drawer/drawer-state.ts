import { useSelector } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../store.ts'
import { storage } from '../storage.ts'

/** Read by boot.js, which keeps the drawer's space free from the first paint on. */
const key = 'topic_drawer'
const stored = 'open'

/** Beside the page it is as it was left; null until something here has changed that. */
const beside = createStore<boolean | null>(null)
/** Over the page it is opened by hand alone: nobody wants to begin with a covered page. */
const over = createStore<boolean>(false)

const isBesideOpen = (): boolean => beside.get() ?? storage.read(key) === stored

const wide = () => matchMedia('(width >= 72rem)')

/** Whether there is space for it beside the page. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = wide()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => wide().matches,
  )

/** Where the drawer is, and whether it is open there. */
export function useDrawer(): { isOver: boolean; isOpen: boolean } {
  const isOver = !useIsWide()
  const isOpenBeside = useSelector(beside) ?? isBesideOpen()
  const isOpenOver = useSelector(over)
  return { isOver, isOpen: isOver ? isOpenOver : isOpenBeside }
}

export function setDrawerOpen(isOpen: boolean): void {
  if (wide().matches) {
    storage.write(key, isOpen ? stored : null)
    beside.set(isOpen)
  } else over.set(isOpen)
}

export const toggleDrawer = (): void =>
  setDrawerOpen(!(wide().matches ? isBesideOpen() : over.get()))

/** What lies over a page belongs to that page. */
export const closeDrawerOver = (): void => over.set(false)

/** Whether boot.js has noted a press before there was a drawer; told once. */
export function takeEarlyPress(): boolean {
  const root = document.documentElement
  const wasPressed = root.hasAttribute('data-drawer-pressed')
  root.removeAttribute('data-drawer-pressed')
  return wasPressed
}
