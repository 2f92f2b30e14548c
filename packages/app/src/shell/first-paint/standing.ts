import { useSyncExternalStore } from 'react'
import { session } from '../session/session.ts'

let standing = false

/** Whether the screen that is drawn now is to stand, or stands already, as the server paints it. */
export const isStanding = (): boolean => standing

export function setStanding(now: boolean): void {
  standing = now
}

/** False for the server, and for as long as the same is drawn here that the server has painted. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** Whether what is drawn now takes the place of a painted screen. */
export const isReplacing = (): boolean => document.querySelector('[data-first-paint] main') !== null

/** The paint that fits who reads, and stays: the app goes on from it instead of taking its place. */
export function findStanding(): HTMLElement | null {
  const { lang } = document.documentElement
  const kind = session.token() === null ? 'visitor' : 'member'
  return document.querySelector(`[data-standing][data-first-paint=${kind}][lang=${lang}]`)
}
