import { drafts } from '../drafts.ts'
import { storage } from '../storage.ts'
import { session } from './session.ts'

/** The id of the user whose drafts are the ones of this browser. */
const ownerKey = 'draft_owner'
/** Where the drafts of a session that the server has ended are kept, as a draft that no screen shows. */
const leftPlace = 'left'
const prefix = 'draft:'

interface LeftDrafts {
  readonly owner: string
  /** Where in the app its owner was. */
  readonly address: string | undefined
  readonly texts: readonly (readonly [place: string, text: string])[]
}

/** Once the server has ended a session: who comes next sees no draft of it before they have signed in. */
export function putDraftsAside(address: string | undefined): void {
  const owner = storage.read(ownerKey)
  if (owner === null || !session.hasExpired()) return
  const places = storage.keys().flatMap((key) => key.split(prefix).slice(1))
  const texts = places.map((place) => [place, drafts.read(place)] as const)
  storage.write(ownerKey, null)
  drafts.erase()
  drafts.write(leftPlace, JSON.stringify({ owner, address, texts } satisfies LeftDrafts))
}

/**
 * Gives the user who has signed in their drafts back; those of anybody else are deleted. True if
 * they were led to where somebody else was.
 */
export function takeDraftsBack(userId: string, address: string): boolean {
  const stored = drafts.read(leftPlace)
  drafts.write(leftPlace, '')
  storage.write(ownerKey, userId)
  if (stored === '') return false
  const left: LeftDrafts = JSON.parse(stored)
  if (left.owner !== userId) return left.address === address
  for (const [place, text] of left.texts) drafts.giveBack(place, text)
  return false
}
