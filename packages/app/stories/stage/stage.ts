import type { OperationId } from '@coinquiry/api-client/contract'
import { createBrowserMock } from '@coinquiry/api-client/mock/browser'
import { createMemoryHistory } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { recentClock } from '../../mock/recent-clock.ts'
import { showDialog } from '../../src/shell/dialogs/open-dialog.ts'
import { drafts } from '../../src/shell/drafts/drafts.ts'
import { type Language, languageTag, loadLanguage } from '../../src/shell/language/language.ts'
import { session } from '../../src/shell/session/session.ts'
import { keepOn } from '../../src/shell/storage.ts'
import { chooseTheme, type Theme } from '../../src/shell/theme/theme.ts'
import { createStore, resetStores, useStore } from '../../src/store.ts'
import { startVisit, type Visit } from '../../src/visit.ts'
import { stillAfter, usualPace } from './pace.ts'
import { addressOf, questionOnStage, type Scene } from './scene.ts'
import { stayOnPage } from './stay-on-page.ts'

/** The app of a story, and what it plays before. */
interface Stage {
  readonly name: string
  readonly visit: Visit
  readonly leave: () => void
}

const stage = createStore<Stage | null>(null)

export const useStage = () => useStore(stage)

/** The app that is on stage. */
export function visitOnStage(): Visit {
  const current = stage.get()
  if (!current) throw new Error('Nothing is on stage')
  return current.visit
}

/** Puts the app into a scene. The same scene in another theme goes on as it is. */
export async function setStage(
  story: string,
  scene: Scene,
  { language, theme }: { language: Language; theme: Theme },
): Promise<void> {
  const name = JSON.stringify([story, scene, language])
  if (stage.get()?.name !== name) {
    clearStage()
    stage.set({ name, ...(await openScene(scene, language)) })
  }
  chooseTheme(theme)
}

/** Takes the app off, so that nothing of it is met by the next story. */
export function clearStage(): void {
  const current = stage.get()
  if (!current) return
  flushSync(() => stage.set(null))
  current.leave()
}

async function openScene(scene: Scene, language: Language): Promise<Omit<Stage, 'name'>> {
  const { path = '/' } = scene
  const { resident, host } = await peopleOf(scene, language)
  resetStores()
  drafts.forget()
  keepOn(ownShelf())
  document.documentElement.lang = languageTag[language]
  if (resident) session.open(resident.token)

  const address = addressOf(path, resident, host)
  const history = createMemoryHistory({ initialEntries: [address] })
  if (scene.isAsked) {
    const question = questionOnStage[language]
    history.replace(address, { ...history.location.state, fromHome: true, question })
  }
  const visit = startVisit(history)
  // What fails in tests need not be tried again for seconds.
  const { queries: defaults } = visit.queries.getDefaultOptions()
  if (scene.faults) visit.queries.setDefaultOptions({ queries: { ...defaults, retryDelay: 0 } })
  await Promise.all([loadLanguage(language), visit.router.load()])
  if (scene.dialog) showDialog({ name: scene.dialog })
  const stopStaying = stayOnPage()
  return {
    visit,
    leave() {
      visit.end()
      stopStaying()
    },
  }
}

async function peopleOf(
  { world = 'visitor', host, pauses, faults = {} }: Scene,
  language: Language,
) {
  const wait = pauses === undefined ? usualPace() : stillAfter(pauses)
  const mock = await createBrowserMock({ world, language, wait, clock: recentClock() })
  for (const [operation, fault] of Object.entries(faults))
    mock.faults.arm(fault, { operation: operation as OperationId })
  await mock.start(`${import.meta.env.BASE_URL}mockServiceWorker.js`)
  return { resident: mock.resident, host: host ? await mock.join(host) : null }
}

/** What this visit writes down is gone with it. */
function ownShelf(): Parameters<typeof keepOn>[0] {
  const shelf = Object.create({
    getItem: (key: string) => Reflect.get(shelf, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(shelf, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(shelf, key),
  })
  return shelf
}
