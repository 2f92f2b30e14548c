import { useEffect, useState } from 'react'

const key = 'reloaded_for'
let attempt = Promise.resolve(false)

/** Whether the page is being reloaded: an error until then need not be shown. */
export const isReloading = (): Promise<boolean> => attempt

/**
 * After a release the old page's chunks are gone: load the new page, but never in a loop. Without
 * a server, or storage to remember the reload, the old page stays.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // By how an error begins, the router knows a missing chunk, and would reload without a server, too.
    payload.message = `A chunk is missing: ${payload.message}`
    // Without a network nothing can be had, whether it is gone or not.
    if (navigator.onLine === false) return
    // The entry's own address has the release in it.
    attempt = attempt.then((isUnderWay) => isUnderWay || reloadOnceFor(import.meta.url))
  })
}

async function reloadOnceFor(release: string): Promise<boolean> {
  if (!(await isServed()) || !isFirstReload(release)) return false
  location.reload()
  return true
}

const isServed = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function isFirstReload(release: string): boolean {
  try {
    if (sessionStorage.getItem(key) === release) return false
    sessionStorage.setItem(key, release)
    return true
  } catch {
    return false
  }
}

/** Whether to show an error: only once it is certain that the page is not being reloaded. */
export function useIsStaying(): boolean {
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    void isReloading().then((isLeaving) => setStaying(!isLeaving))
  }, [])
  return isStaying
}
