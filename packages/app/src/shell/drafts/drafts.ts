import { storage } from '../storage.ts'
import { noteDraft, outdatedDrafts } from './draft-places.ts'

const prefix = 'draft:'
const listeners = new Set<() => void>()
const texts = new Map<string, string>()

/**
 * Unsent text, kept per place (a topic id, or `home`) in this browser, so that neither a reload
 * nor an expired login costs a word.
 */
export const drafts = {
  read(place: string): string {
    const known = texts.get(place)
    if (known !== undefined) return known
    const stored = storage.read(prefix + place) ?? ''
    texts.set(place, stored)
    return stored
  },
  write(place: string, text: string): void {
    texts.set(place, text)
    storage.write(prefix + place, text === '' ? null : text)
    noteDraft(place, text !== '')
    for (const outdated of outdatedDrafts()) drafts.write(outdated, '')
    notify()
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
  /** Remembers nothing but what is stored. */
  forget(): void {
    texts.clear()
    notify()
  },
  /** Leaves nothing for whoever comes next. */
  erase(): void {
    for (const name of storage.keys())
      if (name.startsWith(prefix)) drafts.write(name.slice(prefix.length), '')
    drafts.forget()
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', follow)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', follow)
    }
  },
}

/** Another tab has written: one place has one draft, whichever tab it is typed in. */
function follow({ key }: StorageEvent): void {
  if (key === null) {
    drafts.forget()
  } else if (key.startsWith(prefix)) {
    texts.delete(key.slice(prefix.length))
    notify()
  }
}

function notify(): void {
  for (const listener of [...listeners]) listener()
}
