const key = 'reloaded_for'

/** After a release the old page's chunks are gone: load the new page, but never in a circle. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const release = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
    if (sessionStorage.getItem(key) === release) return
    sessionStorage.setItem(key, release)
    event.preventDefault()
    location.reload()
  })
}
