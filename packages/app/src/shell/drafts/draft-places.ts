import { storage } from '../storage.ts'

const key = 'draft_places'

/** Far more than anybody comes back to, far less than fills a browser's storage. */
const most = 50

const places = (): readonly string[] => storage.read(key)?.split('\n') ?? []

/** Notes that a place has a draft, the newest one, or none any more. */
export function noteDraft(place: string, hasDraft: boolean): void {
  const noted = places()
  if (hasDraft ? noted[0] === place : !noted.includes(place)) return
  const others = noted.filter((other) => other !== place)
  const now = hasDraft ? [place, ...others] : others
  storage.write(key, now.length === 0 ? null : now.join('\n'))
}

/** Places whose drafts are older than those that are kept. */
export const outdatedDrafts = (): readonly string[] => places().slice(most)
