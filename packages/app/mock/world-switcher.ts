import { type WorldName, worlds } from '@coinquiry/api-client/mock/browser'
import './world-switcher.css'

const key = 'world'

/** The world that the address names, then the one of this tab; after a payment, that of a member. */
export function chosenWorld(): WorldName {
  const asked = new URLSearchParams(location.search)
  const found = [asked.has('order') ? 'pro' : asked.get(key), sessionStorage.getItem(key)].find(
    isWorld,
  )
  const chosen = found ?? 'free-user'
  sessionStorage.setItem(key, chosen)
  return chosen
}

/** Begins anew in another world. */
export function goToWorld(name: string): void {
  location.assign(`/?${key}=${name}`)
}

const isWorld = (name: string | null): name is WorldName => name !== null && name in worlds

/** A small list of all worlds in the corner of the page. */
export function showSwitcher(current: WorldName): void {
  const list = document.createElement('select')
  list.className = 'world-switcher'
  list.ariaLabel = 'World of the mock'
  list.append(...Object.keys(worlds).map((name) => new Option(name, name, false, name === current)))
  list.addEventListener('change', () => goToWorld(list.value))
  document.body.append(list)
}
