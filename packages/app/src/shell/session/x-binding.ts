import { bindTwitterUrl } from '../../data/account.ts'
import { storage } from '../storage.ts'

const key = 'binding_x'

/** Binding an X account leads away and back; it is only finished in the browser that began it. */
export const xBinding = {
  begin(): void {
    storage.write(key, '1')
    location.assign(bindTwitterUrl())
  },
  /** Whether it was begun; true once. */
  take(): boolean {
    const isBegun = storage.read(key) !== null
    storage.write(key, null)
    return isBegun
  },
}
