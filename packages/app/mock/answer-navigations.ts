import { goToWorld } from './world-switcher.ts'

/**
 * A service worker does not see navigations, so what a server would answer to them is done here: a
 * download is fetched and saved, and a sign-in at a provider leads to the world of such a user.
 */
export function answerNavigations(token: string | null): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    const { pathname } = new URL(event.destination.url)
    const call = /^\/api\/v1(\/.+)/.exec(pathname)?.[1]
    if (call === undefined || !event.cancelable) return
    event.preventDefault()
    if (call.startsWith('/topics/download/')) void save(event.destination.url, token)
    else goToWorld(call.endsWith('/bind_twitter') ? 'pro-with-x' : 'new-user')
  })
}

async function save(url: string, token: string | null): Promise<void> {
  const reply = await fetch(url, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await reply.blob())
  const name = /filename\*=UTF-8''(\S+)/.exec(reply.headers.get('content-disposition') ?? '')?.[1]
  link.download = decodeURIComponent(name ?? 'download')
  link.click()
  URL.revokeObjectURL(link.href)
}
