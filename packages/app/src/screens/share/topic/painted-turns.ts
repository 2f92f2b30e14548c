import type { Turn } from '../../chat/conversation/conversation.ts'

/** So many turns, and characters in them, are painted at most; but always the first. */
const most = { turns: 10, characters: 20_000 }

/** How many of the first turns are painted; the rest is drawn by the app. */
export function paintedTurns(turns: readonly Turn[]): number {
  let characters = 0
  const beyond = turns.slice(0, most.turns).findIndex(({ question, answer }) => {
    const { text = '', think = '' } = answer ?? {}
    characters += question.text.length + text.length + think.length
    return characters > most.characters
  })
  return beyond < 0 ? Math.min(turns.length, most.turns) : Math.max(beyond, 1)
}
