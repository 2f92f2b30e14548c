import '@coinquiry/ui/theme.css'
import './shell/first-paint/first-paint.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createAppInstance } from './app-instance.ts'
import { isForeseen, prefetchScreen } from './prefetch-screen.ts'
import { isReloading, reloadOnMissingChunk } from './shell/errors/reload-once.ts'
import { adoptFirstPaint } from './shell/first-paint/adopt-first-paint.ts'
import { findStanding, setStanding } from './shell/first-paint/standing.ts'
import { followLanguage, initialLanguage, loadLanguage } from './shell/language/language.ts'
import { session } from './shell/session/session.ts'
import { startTheme } from './shell/theme.ts'

reloadOnMissingChunk()
session.start()
startTheme()

const visit = createAppInstance()

/** Few come back from a provider, with something in the address that is to be used first. */
const isArriving = /[?&](?:short_token|twitter_id)=/.test(location.search)

start().catch(async (error: unknown) => {
  // Only boot.js speaks without words that are loaded.
  if (!(await isReloading())) dispatchEvent(new Event('app:not-started'))
  reportError(error)
})

// Not awaited at the top level: a screen's chunk imports this one, and would wait for it for ever.
async function start(): Promise<void> {
  const { router, queries } = visit
  const standing = isArriving ? null : findStanding()
  setStanding(standing !== null)
  await Promise.all([loadLanguage(initialLanguage()), open()])
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root')
  const restore = await adoptFirstPaint(container)
  const app = <App router={router} queries={queries} />
  // The server may have ended the session meanwhile.
  if (standing && standing === findStanding() && isForeseen(visit)) {
    const { takeOver } = await import('./shell/first-paint/take-over.ts')
    // It draws its frame as on the server.
    router.ssr = { manifest: undefined }
    takeOver(standing, app)
  } else {
    setStanding(false)
    flushSync(() => createRoot(container).render(app))
  }
  restore()
  followLanguage()
}

async function open(): Promise<void> {
  // For all others that code would only be in the way.
  if (isArriving) await (await import('./finish-sign-in-redirect.ts')).finishSignInRedirect(visit)
  await Promise.all([prefetchScreen(visit), visit.router.load()])
}
