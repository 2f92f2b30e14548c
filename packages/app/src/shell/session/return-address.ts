import { storage } from '../storage.ts'

const key = 'return_address'

/** Stored beyond this tab: the link in the sign-in e-mail opens another one. */
export const returnAddress = {
  remember(address: string): void {
    if (isOwn(address)) storage.write(key, address)
  },
  forget(): void {
    storage.write(key, null)
  },
  take(): string {
    const address = storage.read(key)
    storage.write(key, null)
    return address !== null && isOwn(address) ? address : '/'
  },
}

function isOwn(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !address.startsWith('/login')
}
