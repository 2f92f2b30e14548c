import { useMemo, useState } from 'react'
import { isRunning } from '../../../data/ask/follow-run.ts'
import { type Run, useRun } from '../../../data/ask/run.ts'
import type { TopicContent } from '../../../data/topics.ts'
import { useAccount } from '../../../shell/session/use-account.ts'
import { conversation } from '../../chat/conversation.ts'

export type Continued = ReturnType<typeof useContinued>

/**
 * A shared topic with what its reader has asked below it: as its owner in the topic itself, else in
 * a new one of the id `newId`.
 */
export function useContinued(
  { cur_topics_info: info, cur_message: path }: TopicContent,
  newId: string,
) {
  const account = useAccount()
  const isOwn = Boolean(account) && account?.user_id === info.topics_user_id
  const topicsId = isOwn ? info.topics_id : newId
  const run = useLastRun(topicsId)
  const turns = useMemo(() => conversation(path, run), [path, run])
  return { isOwn, topicsId, run, turns, isRunning: isRunning(run) }
}

/** A stored answer's run is dropped, maybe before its topic is opened: show it until then. */
function useLastRun(topicsId: string): Run | null {
  const run = useRun(topicsId)
  const [ended, setEnded] = useState<Run | null>(null)
  if (run?.answer.isAccepted && !isRunning(run) && run !== ended) setEnded(run)
  return run ?? ended
}
