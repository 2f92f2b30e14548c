/** Keeps the page from being left, by links, forms or scripts. Gives the way to end that. */
export function stayOnPage(): () => void {
  // Only Storybook's own browsers need it: elsewhere a link leads where it leads.
  const navigation = 'navigation' in window ? window.navigation : undefined
  const stay = (event: NavigateEvent) => {
    const leaves = !event.destination.sameDocument && event.navigationType !== 'reload'
    if (leaves && event.cancelable) event.preventDefault()
  }
  navigation?.addEventListener('navigate', stay)
  return () => navigation?.removeEventListener('navigate', stay)
}
