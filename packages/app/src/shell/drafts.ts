import { useCallback, useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

const prefix = 'draft:'
const placesKey = 'draft_places'
/** Older drafts are deleted, so that they never fill the browser's storage. */
const mostPlaces = 50

const changes = new EventTarget()

/** Where the first question of a topic is kept until the server has stored it. */
export const newTopicPlace = (topicsId: string): string => `new:${topicsId}`

/** Where the new text of a question is kept. */
export const editPlace = (questionId: string): string => `edit:${questionId}`

/**
 * Unsent text, stored per place (a topic id, `home`, or one of those above) in this browser, so that
 * it outlives a reload and an expired login.
 */
export const drafts = {
  read(place: string): string {
    return storage.read(prefix + place) ?? ''
  },
  write(place: string, text: string): void {
    storage.write(prefix + place, text === '' ? null : text)
    notePlace(place, text !== '')
    for (const outdated of places().slice(mostPlaces)) drafts.write(outdated, '')
    changes.dispatchEvent(new Event('change'))
  },
  /** The text has been sent; what was written since stays. */
  discard(place: string, sent: string): void {
    if (drafts.read(place) === sent) drafts.write(place, '')
  },
  /** Gives back a text that could not be sent, beside what stands there now. */
  giveBack(place: string, text: string): void {
    const current = drafts.read(place)
    if (current !== text) drafts.write(place, current === '' ? text : `${text}\n\n${current}`)
  },
  /** Gives the text of one place back at another; false if there is none. */
  move(from: string, to: string): boolean {
    const text = drafts.read(from)
    if (text === '') return false
    drafts.giveBack(to, text)
    drafts.write(from, '')
    return true
  },
  /** Deletes all drafts, so that the next user of this browser finds none. */
  erase(): void {
    for (const name of storage.keys())
      if (name.startsWith(prefix)) drafts.write(name.slice(prefix.length), '')
  },
  /** Calls back with each change, also in other tabs: a place has one draft, wherever it is typed. */
  subscribe(listener: () => void): () => void {
    changes.addEventListener('change', listener)
    addEventListener('storage', listener)
    return () => {
      changes.removeEventListener('change', listener)
      removeEventListener('storage', listener)
    }
  },
}

/** The draft of one place, and its setter. */
export function useDraft(place: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(place),
    () => '',
  )
  return [text, useCallback((next: string) => drafts.write(place, next), [place])]
}

/** The places that have a draft, the newest first. */
const places = (): readonly string[] => storage.read(placesKey)?.split('\n') ?? []

function notePlace(place: string, hasDraft: boolean): void {
  const noted = places()
  if (hasDraft ? noted[0] === place : !noted.includes(place)) return
  const others = noted.filter((other) => other !== place)
  const now = hasDraft ? [place, ...others] : others
  storage.write(placesKey, now.length === 0 ? null : now.join('\n'))
}
