import { useCallback } from 'react'
import type { Question } from '../../data/ask/use-ask.ts'
import type { TopicContent } from '../../data/topics.ts'
import { drafts } from '../../shell/drafts.ts'
import { showFailure } from '../../shell/errors/show-failure.ts'
import { type Modes, useModes } from '../../shell/modes.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'

/** Makes a question of a text: the draft at `place` stays until it is accepted, and returns if it is refused. */
export function useSendQuestion(place: string) {
  const current = useModes()
  return useCallback(
    (text: string, modes: Modes = current): Question => ({
      text,
      deepThink: modes.deepThink,
      deepSearch: modes.deepSearch,
      onAccepted: () => drafts.discard(place, text),
      onRefused: (error) => {
        if (text !== '') drafts.giveBack(place, text)
        showFailure(error)
      },
    }),
    [place, current],
  )
}

/** Follow-up questions left in this topic today; null for members, and while not known. */
export function useAllowance(content: TopicContent | undefined): number | null {
  const account = useAccount()
  if (!account || isMember(account)) return null
  return content?.cur_topics_info.remain_message_count ?? null
}
