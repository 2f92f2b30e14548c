const key = 'reloaded_for'
let isUnderWay = false

/** Whether the page is about to be replaced: what breaks until then needs no words. */
export const isReloading = (): boolean => isUnderWay

/**
 * After a release the old page's chunks are gone: load the new page, but never in a circle. Without
 * a network, or a memory of having done so, the page that is there serves better.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    const release = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
    if (!navigator.onLine || !isFirstReload(release)) return
    isUnderWay = true
    location.reload()
  })
}

function isFirstReload(release: string): boolean {
  try {
    if (sessionStorage.getItem(key) === release) return false
    sessionStorage.setItem(key, release)
    return true
  } catch {
    return false
  }
}
