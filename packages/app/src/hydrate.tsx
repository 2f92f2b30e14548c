import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AppRouter } from './router.ts'
import { setFrameOnly } from './shell/frame/frame-only.ts'
import { session } from './shell/session/session.ts'

declare global {
  interface Window {
    /** What was clicked and submitted before hydration: boot.js queues it. */
    readonly queuedEvents: { readonly type: 'click' | 'submit'; readonly target: Element }[]
  }
}

/** One of the trees in the page: it was rendered per language, and for visitors and members. */
export interface PrerenderedTree {
  readonly element: HTMLElement
  /** Only the frame is in it: the screen is drawn by the app. */
  readonly isFrame: boolean
  readonly isForMember: boolean
  /** The address that it was rendered for. */
  readonly pathname: string
}

/** The tree that is shown: the same that boot.js and prerendered.css choose. */
export function findPrerendered(): PrerenderedTree | null {
  const { lang, dataset } = document.documentElement
  const isForMember = dataset.session !== undefined
  const element = document.querySelector<HTMLElement>(
    `[data-prerendered=${isForMember ? 'member' : 'visitor'}][lang=${lang}]`,
  )
  if (!element) return null
  const isFrame = element.dataset.frame !== undefined
  return { element, isFrame, isForMember, pathname: location.pathname }
}

/** Fills the cache with what the page was rendered with; it counts as stale, so it is refetched. */
export function seedQueries(queries: QueryClient): void {
  const seeds = document.getElementById('queries')?.textContent ?? '[]'
  for (const [key, data] of JSON.parse(seeds)) queries.setQueryData(key, data, { updatedAt: 0 })
}

/** Draws the app: hydrates the prerendered tree if it still fits, and else replaces it. */
export async function renderApp(
  app: ReactNode,
  router: AppRouter,
  tree: PrerenderedTree | null,
): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root')
  await endOfComposition()
  const restoreText = keepText(container)
  if (tree && fits(tree, router)) hydrate(tree, app, router)
  else flushSync(() => createRoot(container).render(app))
  restoreText()
  for (const event of window.queuedEvents.splice(0)) flushSync(() => repeat(event))
}

/** Redirects and sign-ins change what is to be shown while the app is being loaded. */
function fits({ isFrame, isForMember, pathname }: PrerenderedTree, router: AppRouter): boolean {
  const isSignedIn = session.token() !== null
  return isSignedIn === isForMember && (isFrame || router.state.location.pathname === pathname)
}

function hydrate({ element, isFrame }: PrerenderedTree, app: ReactNode, router: AppRouter): void {
  const { id } = element
  for (const other of [...(element.parentElement?.children ?? [])])
    if (other !== element) other.remove()
  // From now on the page's language holds, and boot.js queues nothing more.
  for (const name of ['id', 'lang', 'data-prerendered', 'data-frame']) element.removeAttribute(name)
  // Makes the router draw the same tree as on the server.
  router.ssr = { manifest: undefined }
  setFrameOnly(isFrame)
  flushSync(() => hydrateRoot(element, app, { identifierPrefix: id }))
  // The router has the screen in a Suspense boundary, which React would hydrate later. An event in
  // it makes React do so now, before anything changes that the screen was rendered with.
  const event = new Event('input', { bubbles: true })
  flushSync(() => element.querySelector('main')?.dispatchEvent(event))
}

type Field = HTMLTextAreaElement | HTMLInputElement

/** Remembers the typed text with its selection; returns a function that gives it to the app. */
function keepText(container: HTMLElement): () => void {
  const fields = container.querySelectorAll<Field>('[data-prerendered] :is(textarea, input)[name]')
  const field = [...fields].find((candidate) => candidate.checkVisibility())
  if (!field) return () => {}
  const { name, value, selectionStart, selectionEnd } = field
  const isFocused = document.activeElement === field

  return () => {
    const live = container.querySelector<Field>(`[name=${name}]`)
    if (!live) return
    const draft = textBefore(value, live.value)
    if (value !== '') flushSync(() => type(live, draft + value))
    if (!isFocused) return
    live.focus({ preventScroll: true })
    // A field for an e-mail address has no selection.
    if (selectionStart !== null && selectionEnd !== null)
      live.setSelectionRange(draft.length + selectionStart, draft.length + selectionEnd)
  }
}

/** The draft before the typed text; boot.js may have stored both as the draft already. */
function textBefore(typed: string, shown: string): string {
  if (typed === '') return shown
  if (shown === '' || shown === typed) return ''
  return shown.endsWith(`\n\n${typed}`) ? shown.slice(0, -typed.length) : `${shown}\n\n`
}

/** React takes an input event for a change only if the value differs from the one it has seen last. */
function type(field: Field, text: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function repeat({ type: kind, target }: Window['queuedEvents'][number]): void {
  if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  else if (target instanceof HTMLElement) target.click()
}

/** Text that is being composed by an input method must not be touched. */
function endOfComposition(): Promise<void> {
  if (document.documentElement.dataset.composing !== 'true') return Promise.resolve()
  return new Promise((resolve) => {
    // The text is in the field only after all listeners have run.
    addEventListener('compositionend', () => setTimeout(resolve), { once: true })
  })
}
