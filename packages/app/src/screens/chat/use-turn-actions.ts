import { createElement, useCallback, useMemo, useState } from 'react'
import { isPending } from '../../data/ask/run.ts'
import { type FileType, saveAnswer, saveTopic } from '../../data/downloads.ts'
import { useIsFavorite } from '../../data/favorites.ts'
import { type DislikeReason, type Like, useRateAnswer } from '../../data/rating.ts'
import { type TopicContent, useSwitchVersion } from '../../data/topics.ts'
import { leaveOnline } from '../../shell/connection.ts'
import { drafts } from '../../shell/drafts.ts'
import type { HeaderTopicActions } from '../../shell/header/shown-topic.ts'
import { useFavorite } from '../../shell/header/use-favorite.ts'
import { showDialog } from '../../shell/open-dialog.ts'
import { useAccount } from '../../shell/session/use-account.ts'
import { focusField } from '../../shell/shortcuts/shortcut.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import { PublicTopicMark } from './public-topic.tsx'
import type { ShowSources } from './sources.tsx'
import type { GiveUp } from './stalled-answer.tsx'
import type { Chat } from './use-chat.ts'

/** What can be done with a turn; what is absent can't be done now. */
export interface TurnActions extends Omit<HeaderTopicActions, 'onExport'> {
  readonly onEdit?: (questionId: string, text: string) => void
  readonly onRegenerate?: (answerId: string) => void
  readonly onSwitch?: ((from: string, to: string) => void) | undefined
  readonly onRate?: (answerId: string, like: Like, reason?: DislikeReason) => Promise<unknown>
  readonly onExport?: ((answerId: string, fileType: FileType) => void) | undefined
  readonly giveUp?: GiveUp
  readonly onSources: ShowSources
  /** Puts a question that an answer offers into the composer. */
  readonly onAsk: (question: string) => void
}

/** What the turns offer now, and the question that is being edited. */
export function useTurnActions(
  topicsId: string,
  { regenerate, restart, stop, isRunning, allowance, messagesLeft, place, run }: Chat,
  topic: HeaderTopicActions | null,
  onSources: ShowSources,
) {
  const onSwitch = useVersionSwitch(topicsId)
  const { mutateAsync: rate } = useRateAnswer(topicsId)
  const userId = useAccount()?.user_id
  const [editing, setEditing] = useState<{ id: string; text: string } | null>(null)

  // Until it is accepted, the draft is what was asked.
  const isOnItsWay = isRunning && isPending(run)
  const onAsk = useCallback(
    (question: string) => {
      if (isOnItsWay) return
      const draft = drafts.read(place).trimEnd()
      drafts.write(place, draft === '' ? question : `${draft}\n${question}`)
      focusField()
    },
    [place, isOnItsWay],
  )
  const giveUp = useMemo<GiveUp>(
    () => ({ onStop: stop, onRestart: restart, messagesLeft }),
    [stop, restart, messagesLeft],
  )
  const actions = useMemo<TurnActions>(() => {
    const always: TurnActions = {
      isFavorite: false,
      ...topic,
      onSources,
      onAsk,
      onRate: (messageId, like, reason) => rate({ messageId, like, reason }),
      onExport:
        userId === undefined
          ? undefined
          : (messageId, fileType) => leaveOnline(() => saveAnswer(messageId, userId, fileType)),
    }
    if (isRunning) return { ...always, giveUp }
    if (allowance === 0) return { ...always, onSwitch }
    return {
      ...always,
      onEdit: (id, text) => setEditing({ id, text }),
      onRegenerate: regenerate,
      onSwitch,
    }
  }, [isRunning, giveUp, allowance, regenerate, onSwitch, rate, userId, topic, onSources, onAsk])

  return { actions, editing, endEdit: () => setEditing(null) }
}

/** Shows another version of a question or an answer, one switch at a time. */
function useVersionSwitch(topicsId: string): (from: string, to: string) => void {
  const { mutate, isPending } = useSwitchVersion(topicsId)
  return useCallback(
    (from, to) => {
      if (!isPending) mutate({ from, to }, { onError: showFailure })
    },
    [mutate, isPending],
  )
}

/** What can be done with a topic as a whole; null while the server doesn't know it. */
export function useChatTopicActions(
  topicsId: string,
  content: TopicContent | undefined,
): HeaderTopicActions | null {
  const setFavorite = useFavorite()
  const isFavorite = useIsFavorite(topicsId, content)
  const isKnown = content !== undefined
  const isPublic = content?.cur_topics_info.public_permission === 1
  return useMemo(() => {
    if (!isKnown) return null
    const onShare = () => showDialog({ name: 'share', topicsId })
    return {
      isFavorite,
      mark: isPublic && createElement(PublicTopicMark, { onClick: onShare }),
      onFavorite: () => setFavorite(topicsId, !isFavorite),
      onExport: (fileType) => leaveOnline(() => saveTopic(topicsId, fileType)),
      onShare,
    }
  }, [isKnown, isFavorite, isPublic, setFavorite, topicsId])
}
