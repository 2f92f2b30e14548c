import type { TopicContent } from '../../data/topics.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'

/** Follow-up questions left in this topic today; null for members, and while not known. */
export function useAllowance(content: TopicContent | undefined): number | null {
  const account = useAccount()
  if (!account || isMember(account)) return null
  return content?.cur_topics_info.remain_message_count ?? null
}
