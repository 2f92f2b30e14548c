/** Keeps the page from being left, by links, forms or scripts. Gives the way to end that. */
export function blockNavigation(): () => void {
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
