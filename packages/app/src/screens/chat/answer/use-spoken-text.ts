import { useState } from 'react'
import { isUnfinished } from '../../../data/ask/run.ts'
import type { TurnAnswer } from '../conversation/conversation.ts'
import type { TurnLabels } from '../turn/use-turn-labels.ts'
import { spokenText } from './spoken-text.ts'

/**
 * What is read out: that an answer begins, its text to the last word, and how it ended if not well.
 * Nothing of an answer that was there already.
 */
export function useSpokenText(answer: TurnAnswer, labels: TurnLabels['answer']) {
  const { answerMessageId: id, isArriving, text } = answer
  const [heardId, setHeardId] = useState<string | null>(null)
  const nowHeard = isArriving || id === heardId ? id : null
  if (nowHeard !== heardId) setHeardId(nowHeard)
  if (nowHeard === null) return undefined
  const ending =
    answer.status === 'done' || isUnfinished(answer) ? '' : `\n${labels[answer.status]}\n`
  return `${labels.waiting}\n${spokenText(text)}${ending}`
}
