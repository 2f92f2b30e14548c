import { useCallback } from 'react'
import type { Question } from '../../data/ask/use-ask.ts'
import { drafts } from '../../shell/drafts/drafts.ts'
import { showFailure } from '../../shell/errors/show-failure.ts'
import { type Modes, useModes } from '../../shell/modes.ts'
import { unbegun } from './topic/unbegun.ts'

/** Makes a question of a text: the draft goes when it is accepted and returns if it is refused. */
export function useSendQuestion(topicsId: string) {
  const current = useModes()
  return useCallback(
    (text: string, modes: Modes = current): Question => ({
      text,
      deepThink: modes.deepThink,
      deepSearch: modes.deepSearch,
      onAccepted() {
        unbegun.forget(topicsId)
        drafts.discard(topicsId, text)
      },
      onRefused: (error) => {
        if (text !== '') drafts.giveBack(topicsId, text)
        showFailure(error)
      },
    }),
    [topicsId, current],
  )
}
