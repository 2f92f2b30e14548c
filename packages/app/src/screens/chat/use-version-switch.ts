import { useCallback } from 'react'
import { useSwitchVersion } from '../../data/topics.ts'
import { showFailure } from '../../shell/errors/show-failure.ts'

/** Shows another version of a question or an answer, one switch at a time. */
export function useVersionSwitch(topicsId: string): (from: string, to: string) => void {
  const { mutate, isPending } = useSwitchVersion(topicsId)
  return useCallback(
    (from, to) => {
      if (!isPending) mutate({ from, to }, { onError: showFailure })
    },
    [mutate, isPending],
  )
}
