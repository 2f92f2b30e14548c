import type { OperationId } from '@coinquiry/api-client/contract'
import { createBrowserMock } from '@coinquiry/api-client/mock/browser'
import { createMemoryHistory } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { flushSync } from 'react-dom'
import { recentClock } from '../../mock/recent-clock.ts'
import { type AppInstance, createAppInstance } from '../../src/app-instance.ts'
import { drafts, newTopicPlace } from '../../src/shell/drafts.ts'
import { type Language, languageTag, loadLanguage } from '../../src/shell/language/language.ts'
import { showDialog } from '../../src/shell/open-dialog.ts'
import { session } from '../../src/shell/session/session.ts'
import { setStorageBackend } from '../../src/shell/storage.ts'
import { chooseTheme, type Theme } from '../../src/shell/theme.ts'
import { createStore, resetStores } from '../../src/store.ts'
import { addressOf, type ScreenScenario, stopAfter, storyQuestion, usualPace } from './scenario.ts'

/** The app of a story. */
interface MountedApp {
  readonly name: string
  readonly instance: AppInstance
  readonly leave: () => void
}

const mountedApp = createStore<MountedApp | null>(null)

export const useMountedApp = () => useSelector(mountedApp)

/** The app that is on the screen. */
export function currentInstance(): AppInstance {
  const current = mountedApp.get()
  if (!current) throw new Error('No app is mounted')
  return current.instance
}

/** Mounts the app of a story. The same story in another theme keeps its app. */
export async function mountApp(
  story: string,
  scenario: ScreenScenario,
  { language, theme }: { language: Language; theme: Theme },
): Promise<void> {
  const name = JSON.stringify([story, scenario, language])
  if (mountedApp.get()?.name !== name) {
    unmountApp()
    mountedApp.set({ name, ...(await openScenario(scenario, language)) })
  }
  chooseTheme(theme)
}

/** Unmounts the app, so that nothing of it reaches the next story. */
export function unmountApp(): void {
  const current = mountedApp.get()
  if (!current) return
  flushSync(() => mountedApp.set(null))
  current.leave()
}

async function openScenario(
  scenario: ScreenScenario,
  language: Language,
): Promise<Omit<MountedApp, 'name'>> {
  const { path = '/' } = scenario
  const { resident, host } = await startMock(scenario, language)
  resetStores()
  setStorageBackend(createMemoryStorage())
  document.documentElement.lang = languageTag[language]
  if (resident) session.open(resident.token)

  const address = addressOf(path, resident, host)
  const history = createMemoryHistory({ initialEntries: [address] })
  if (scenario.isAsked) {
    const [, , topicsId = ''] = address.split('/')
    drafts.write(newTopicPlace(topicsId), storyQuestion[language])
    const fromHome = { deepThink: true, deepSearch: true }
    history.replace(address, { ...history.location.state, fromHome })
  }
  const instance = createAppInstance(history)
  // What fails in tests need not be tried again for seconds.
  const { queries: defaults } = instance.queries.getDefaultOptions()
  if (scenario.faults)
    instance.queries.setDefaultOptions({ queries: { ...defaults, retryDelay: 0 } })
  await Promise.all([loadLanguage(language), instance.router.load()])
  if (scenario.dialog) showDialog({ name: scenario.dialog })
  const allowNavigation = blockNavigation()
  return {
    instance,
    leave() {
      instance.end()
      allowNavigation()
    },
  }
}

async function startMock(
  { world = 'visitor', host, pauses, faults = {} }: ScreenScenario,
  language: Language,
) {
  const wait = pauses === undefined ? usualPace() : stopAfter(pauses)
  const mock = await createBrowserMock({ world, language, wait, clock: recentClock() })
  for (const [operation, fault] of Object.entries(faults))
    mock.faults.arm(fault, { operation: operation as OperationId })
  await mock.start(`${import.meta.env.BASE_URL}mockServiceWorker.js`)
  return { resident: mock.resident, host: host ? await mock.join(host) : null }
}

/** Storage that lasts as long as one story. */
function createMemoryStorage(): Parameters<typeof setStorageBackend>[0] {
  const backend = Object.create({
    getItem: (key: string) => Reflect.get(backend, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(backend, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(backend, key),
  })
  return backend
}

/** Keeps the page from being left, by links, forms or scripts. Gives the way to end that. */
function blockNavigation(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // Storybook leads links and forms to the page around its own, where no `navigate` is heard.
  addEventListener('click', (event) => isLeaving(event.target) && event.preventDefault(), {
    signal,
  })
  addEventListener('submit', (event) => event.preventDefault(), { signal })
  // Only Storybook's own browsers need the rest: elsewhere a script leads where it leads.
  if ('navigation' in window)
    window.navigation.addEventListener('navigate', preventLeaving, { signal })
  return () => listening.abort()
}

function isLeaving(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.target !== '_blank'
}

function preventLeaving(event: NavigateEvent): void {
  const leaves = !event.destination.sameDocument && event.navigationType !== 'reload'
  if (leaves && event.cancelable) event.preventDefault()
}
