import type { BrowserContextOptions } from '@playwright/test'
import type { House } from '../house/house.ts'
import type { Person } from './person.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** What a browser keeps of the house: what signing in leaves there, or nothing. */
export function browserState({ address }: House, person?: Person): State {
  const localStorage = person ? [{ name: 'access_token', value: person.token }] : []
  const cookies = (person?.cookies ?? []).map((cookie) => cookieOf(cookie, address))
  return { cookies, origins: [{ origin: address, localStorage }] }
}

function cookieOf(set: string, address: string): State['cookies'][number] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  const [, path = '/'] = /; Path=([^;]+)/.exec(set) ?? []
  const { hostname: domain } = new URL(address)
  const rest = { expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  return { name, value, path, domain, ...rest }
}
