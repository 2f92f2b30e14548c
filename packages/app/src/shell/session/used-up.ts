import { storage } from '../storage.ts'

/** For boot.js, which keeps the limit's place from the first paint on until the day (UTC) is over. */
export function rememberUsedUp(isUsedUp: boolean): void {
  storage.write('topics_used_up', isUsedUp ? new Date().toISOString().slice(0, 10) : null)
  delete document.documentElement.dataset.limit
}

/** Whether the page that was loaded last has a place for the limit, should it come. */
export const isLimitExpected = (): boolean =>
  typeof document === 'undefined' || 'limit' in document.documentElement.dataset
