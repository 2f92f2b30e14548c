import '@coinquiry/ui/theme.css'
import './index.css'
import './prerendered.css'
import { createAppInstance } from './app-instance.ts'
import { findPrerendered, renderApp, seedQueries } from './hydrate.tsx'
import { prefetchScreen } from './prefetch-screen.ts'
import { isReloading, reloadOnMissingChunk } from './shell/errors/reload-once.ts'
import { followLanguage, initialLanguage, loadLanguage } from './shell/language/language.ts'
import { session } from './shell/session/session.ts'
import { startTheme } from './shell/theme.ts'

reloadOnMissingChunk()
session.start()
startTheme()

const instance = createAppInstance()

/** Few come back from a provider, with something in the address that is to be used first. */
const isSignInRedirect = /[?&](?:short_token|twitter_id)=/.test(location.search)

start().catch(async (error: unknown) => {
  // Only boot.js has messages that need not be loaded.
  if (!(await isReloading())) dispatchEvent(new Event('app:not-started'))
  reportError(error)
})

// Not awaited at the top level: a screen's chunk imports this one, and would wait for it for ever.
async function start(): Promise<void> {
  const tree = findPrerendered()
  seedQueries(instance.queries)
  await Promise.all([loadLanguage(initialLanguage()), load(tree)])
  await renderApp(instance, tree)
  followLanguage()
}

async function load(tree: HTMLElement | null): Promise<void> {
  // All others don't load that code.
  if (isSignInRedirect)
    await (await import('./finish-sign-in-redirect.ts')).finishSignInRedirect(instance)
  const isScreenThere = tree !== null && tree.dataset.frame === undefined
  await Promise.all([prefetchScreen(instance, isScreenThere), instance.router.load()])
}
