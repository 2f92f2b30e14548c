import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AppRouter } from './router.ts'
import { setFrameOnly } from './shell/frame/frame-only.ts'
import { initialLanguage } from './shell/language/language.ts'
import { session } from './shell/session/session.ts'

declare global {
  interface Window {
    /** Buttons, links and forms that were used before hydration: boot.js queues them. */
    readonly queuedTargets: HTMLElement[]
  }
}

const page = document.documentElement
const isForUser = page.dataset.session !== undefined
/** The address that the page was rendered for. */
const { pathname } = location

/** The tree that is shown, by its language and kind of user: the same that prerendered.css chooses. */
export const findPrerendered = (): HTMLElement | null =>
  document.querySelector(
    `[data-prerendered=${initialLanguage()}_${isForUser ? 'user' : 'visitor'}_]`,
  )

/** Fills the cache with what the page was rendered with; it counts as stale, so it is refetched. */
export function seedQueries(queries: QueryClient): void {
  const seeds = document.getElementById('queries')?.textContent ?? '[]'
  for (const [key, data] of JSON.parse(seeds)) queries.setQueryData(key, data, { updatedAt: 0 })
}

/** Draws the app: hydrates the prerendered tree if it still fits, and else replaces it. */
export async function renderApp(
  app: ReactNode,
  router: AppRouter,
  tree: HTMLElement | null,
): Promise<void> {
  // Text that is being composed by an input method must not be touched.
  while (page.hasAttribute('data-composing'))
    // The text is in the field only after all listeners have run.
    await new Promise((resolve) =>
      addEventListener('compositionend', () => setTimeout(resolve), { once: true }),
    )
  const restoreText = keepText()
  if (tree && fits(tree, router)) hydrate(tree, app, router)
  else flushSync(() => createRoot(document.getElementById('root') as HTMLElement).render(app))
  restoreText()
  for (const target of window.queuedTargets.splice(0))
    flushSync(() => (target instanceof HTMLFormElement ? target.requestSubmit() : target.click()))
}

/** Redirects and sign-ins change what is to be shown while the app is being loaded. */
function fits({ dataset }: HTMLElement, router: AppRouter): boolean {
  const isSameScreen = dataset.frame !== undefined || router.state.location.pathname === pathname
  return isSameScreen && (session.token() !== null) === isForUser
}

function hydrate(tree: HTMLElement, app: ReactNode, router: AppRouter): void {
  const { prerendered: identifierPrefix = '', frame } = tree.dataset
  for (const other of document.querySelectorAll('[data-prerendered]'))
    if (other !== tree) other.remove()
  // From now on boot.js queues nothing more.
  tree.removeAttribute('data-prerendered')
  // Makes the router draw the same tree as on the server.
  router.ssr = { manifest: undefined }
  setFrameOnly(frame !== undefined)
  flushSync(() => hydrateRoot(tree, app, { identifierPrefix }))
  // The router has the screen in a Suspense boundary, which React would hydrate later. An event in
  // it makes React do so now, before anything changes that the screen was rendered with.
  const event = new Event('input', { bubbles: true })
  flushSync(() => tree.querySelector('main')?.dispatchEvent(event))
}

type Field = HTMLTextAreaElement | HTMLInputElement

/** Remembers the typed text with its selection; returns a function that gives it to the app. */
function keepText(): () => void {
  const fields = document.querySelectorAll<Field>('[data-prerendered] :is(textarea, input)[name]')
  const field = [...fields].find((candidate) => candidate.checkVisibility())
  if (!field) return () => {}
  const { name, value, selectionStart, selectionEnd } = field
  const isFocused = document.activeElement === field

  return () => {
    const live = document.querySelector<Field>(`[name=${name}]`)
    if (!live) return
    flushSync(() => type(live, value))
    if (!isFocused) return
    live.focus({ preventScroll: true })
    // A field for an e-mail address has no selection.
    if (selectionStart !== null) live.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** React takes an input event for a change only if the value differs from the one it has seen last. */
function type(field: Field, text: string): void {
  field.value = `${text}…`
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
