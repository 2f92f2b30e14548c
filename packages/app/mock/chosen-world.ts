import { type WorldName, worlds } from '@coinquiry/api-client/mock/browser'

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
