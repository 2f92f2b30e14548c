import { useMemo, useState } from 'react'
import { useAnswerActions } from './answer/use-answer-actions.ts'
import type { ShowSources } from './sources/use-sources.ts'
import type { ChatTopicActions } from './topic/use-topic-actions.ts'
import type { TurnActions } from './turn/turn-actions.ts'
import type { Chat } from './use-chat.ts'
import { useVersionSwitch } from './use-version-switch.ts'

interface Surroundings {
  readonly topic: ChatTopicActions | null
  readonly onSources: ShowSources
}

/** What the turns offer now, and the question that is being edited. */
export function useTurnActions(
  topicsId: string,
  { refresh, isRunning, allowance }: Chat,
  { topic, onSources }: Surroundings,
) {
  const onSwitch = useVersionSwitch(topicsId)
  const answerActions = useAnswerActions(topicsId)
  const [editing, setEditing] = useState<{ id: string; text: string } | null>(null)

  const actions = useMemo<TurnActions>(() => {
    const always = {
      ...answerActions,
      onSources,
      isFavorite: topic?.isFavorite ?? false,
      ...(topic && { onFavorite: topic.onFavorite, onShare: topic.onShare }),
    }
    if (isRunning) return always
    if (allowance === 0) return { ...always, onSwitch }
    return {
      ...always,
      onEdit: (id, text) => setEditing({ id, text }),
      onRefresh: refresh,
      onSwitch,
    }
  }, [isRunning, allowance, refresh, onSwitch, answerActions, topic, onSources])

  return { actions, editing, endEdit: () => setEditing(null) }
}
