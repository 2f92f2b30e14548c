import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { TopicContent } from '../../../data/topics.ts'
import { useAccount } from '../../../shell/session/use-account.ts'

/** Somebody else's public topic is read on its own page, from where it can be continued. */
export function useLeaveForeignTopic(content: TopicContent | undefined): void {
  const navigate = useNavigate()
  const userId = useAccount()?.user_id
  const { topics_user_id: ownerId, share_token: shareToken = '' } = content?.cur_topics_info ?? {}
  const isForeign = userId !== undefined && ownerId !== undefined && ownerId !== userId

  useEffect(() => {
    if (!isForeign || shareToken === '') return
    void navigate({ to: '/share/$shareToken', params: { shareToken }, replace: true })
  }, [isForeign, shareToken, navigate])
}
