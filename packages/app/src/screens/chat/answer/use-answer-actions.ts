import { useMemo } from 'react'
import { saveAnswer } from '../../../data/downloads.ts'
import { useRateAnswer } from '../../../data/rating.ts'
import { leaveOnline } from '../../../shell/connection.ts'
import { showFailure } from '../../../shell/errors/show-failure.ts'
import { useAccount } from '../../../shell/session/use-account.ts'
import type { TurnActions } from '../turn/turn-actions.ts'

/** What can be done with an answer at any time: rate it, save it. */
export function useAnswerActions(topicsId: string): Pick<TurnActions, 'onRate' | 'onExport'> {
  const { mutate } = useRateAnswer(topicsId)
  const userId = useAccount()?.user_id
  return useMemo(
    () => ({
      onRate: (messageId, like) => mutate({ messageId, like }, { onError: showFailure }),
      ...(userId !== undefined && {
        onExport: (messageId, fileType) =>
          leaveOnline(() => saveAnswer(messageId, userId, fileType)),
      }),
    }),
    [mutate, userId],
  )
}
