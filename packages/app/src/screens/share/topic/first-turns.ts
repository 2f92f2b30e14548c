import type { Turn } from '../../chat/conversation.ts'

/** At most so many turns, and characters in them, are drawn at once; but always the first. */
const most = { turns: 10, characters: 20_000 }

/** How many of the first turns a server renders, and the app draws in full at once. */
export function countFirstTurns(turns: readonly Turn[]): number {
  let characters = 0
  const beyond = turns.slice(0, most.turns).findIndex(({ question, answer }) => {
    const { text = '', think = '' } = answer ?? {}
    characters += question.text.length + text.length + think.length
    return characters > most.characters
  })
  return beyond < 0 ? Math.min(turns.length, most.turns) : Math.max(beyond, 1)
}
