import type { Turn } from '../conversation/conversation.ts'

/** What a turn takes at the least, in px: the height of its frame and of each line, and the width of its lines in characters. */
const least = { frame: 160, line: 24, characters: 100 }

/** No more turns than this are drawn at once, however high the window. */
const most = 10

/** How many of the turns fill the first view for sure, if it begins with the first of them. */
export function firstView(turns: readonly Turn[], height = innerHeight): number {
  let filled = 0
  const beyond = turns.slice(0, most).findIndex((turn) => {
    if (filled >= height) return true
    filled += leastHeight(turn)
    return false
  })
  return beyond < 0 ? Math.min(turns.length, most) : beyond
}

function leastHeight({ question, answer }: Turn): number {
  const characters = question.text.length + (answer?.text.length ?? 0)
  return least.frame + (characters / least.characters) * least.line
}
