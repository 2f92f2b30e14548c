import { useState } from 'react'
import type { TurnAnswer } from '../conversation/turn.ts'
import { spokenText } from './spoken-text.ts'

/** What is read out: an answer that arrived here, to its last word, but none that was there already. */
export function useSpokenText({ id, live, text }: TurnAnswer): string | undefined {
  const [heardId, setHeardId] = useState<string | null>(null)
  const nowHeard = live || id === heardId ? id : null
  if (nowHeard !== heardId) setHeardId(nowHeard)
  return nowHeard === null ? undefined : spokenText(text)
}
