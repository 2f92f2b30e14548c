import type { IntlShape } from 'react-intl'

export type Language = 'zh' | 'en'

type Messages = IntlShape['messages']

/** Words that are needed together; all but the first come with the screens that say them. */
export type Room =
  | 'core'
  | 'chat'
  | 'history'
  | 'palette'
  | 'points'
  | 'pricing'
  | 'settings'
  | 'share'

const files = import.meta.glob<Messages>('../../generated/messages/*/*.json', { import: 'default' })
const needed = new Set<Room>(['core'])
const loaded: Record<Language, Map<Room, Messages>> = { zh: new Map(), en: new Map() }

/** Remembers that these rooms are shown; whether all of them are there in this language. */
export function need(language: Language, rooms: readonly Room[]): boolean {
  for (const room of rooms) needed.add(room)
  return rooms.every((room) => loaded[language].has(room))
}

/** Every word that has been needed so far, in one language. */
export async function loadWords(language: Language): Promise<Messages> {
  const words = loaded[language]
  await Promise.all(
    [...needed].map(async (room) => {
      if (!words.has(room)) words.set(room, await load(language, room))
    }),
  )
  return Object.assign({}, ...words.values())
}

function load(language: Language, room: Room): Promise<Messages> {
  const file = files[`../../generated/messages/${language}/${room}.json`]
  if (!file) throw new Error(`There are no words of ${room} in ${language}`)
  return file()
}
