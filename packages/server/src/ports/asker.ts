import { AsyncLocalStorage } from 'node:async_hooks'

const askers = new AsyncLocalStorage<string>()

/** Does some work for a user, so that what it reads of others' services counts as this user's. */
export const workFor = <T>(userId: string, work: () => T): T => askers.run(userId, work)

/** For whom the running code works; undefined where it is nobody in particular. */
export const asker = (): string | undefined => askers.getStore()
