import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { AppInstance } from './app-instance.ts'
import type { AppRouter } from './router.ts'
import { drafts } from './shell/drafts.ts'
import { initialLanguage } from './shell/language/language.ts'
import { neededAtFirst } from './shell/lazy-part.tsx'
import { session } from './shell/session/session.ts'

const page = document.documentElement
const isForUser = page.dataset.session !== undefined
/** The address that the page was rendered for. */
const { pathname } = location

/** The tree that is shown, by its language and kind of user: the same that prerendered.css chooses. */
export function findPrerendered(): HTMLElement | null {
  const id = `${initialLanguage()}_${isForUser ? 'user' : 'visitor'}_`
  return document.querySelector(`[data-prerendered=${id}]`)
}

/** Fills the cache with what the page was rendered with; it counts as stale, so it is refetched. */
export function seedQueries(queries: QueryClient): void {
  const seeds = document.getElementById('queries')?.textContent ?? '[]'
  for (const [key, data] of JSON.parse(seeds)) queries.setQueryData(key, data, { updatedAt: 0 })
}

/** Draws the app: hydrates the prerendered tree if it still fits, and else replaces it. */
export async function renderApp(instance: AppInstance, tree: HTMLElement | null): Promise<void> {
  const { router, queries } = instance
  await Promise.all(neededAtFirst)
  // Text that is being composed by an input method must not be touched.
  while (page.hasAttribute('data-composing'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  const app = <App router={router} queries={queries} />
  if (tree && fits(tree, router)) hydrate(tree, app, router)
  else replace(tree, app)
  dispatchEvent(new Event('app:started'))
}

/** Redirects and sign-ins change what is to be shown while the app is being loaded. */
function fits({ dataset }: HTMLElement, router: AppRouter): boolean {
  const isSameScreen = dataset.frame !== undefined || router.state.location.pathname === pathname
  return isSameScreen && (session.token() !== null) === isForUser
}

function hydrate(tree: HTMLElement, app: ReactNode, router: AppRouter): void {
  const { prerendered: identifierPrefix = '', frame } = tree.dataset
  // From now on boot.js queues nothing more.
  tree.removeAttribute('data-prerendered')
  for (const other of document.querySelectorAll('[data-prerendered]')) other.remove()
  // Makes the router draw the same tree as on the server.
  router.ssr = { manifest: undefined }
  router.options.isShell = frame !== undefined
  flushSync(() => hydrateRoot(tree, app, { identifierPrefix }))
  // The router has the screen in a Suspense boundary, which React would hydrate later. An event in
  // it makes React do so now, before anything changes that the screen was rendered with.
  const event = new Event('input', { bubbles: true })
  flushSync(() => tree.querySelector('main')?.dispatchEvent(event))
}

/** The question goes along, also where the browser stores nothing. */
function replace(tree: HTMLElement | null, app: ReactNode): void {
  const field = tree?.querySelector<HTMLTextAreaElement>('[name=question]')
  const isFocused = document.activeElement === field
  if (field?.value) drafts.write('home', field.value)
  flushSync(() => createRoot(document.getElementById('root') as HTMLElement).render(app))
  if (isFocused)
    document.querySelector<HTMLElement>('[name=question]')?.focus({ preventScroll: true })
}
