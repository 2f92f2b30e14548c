import { useMemo, useState } from 'react'
import type { TurnActions } from './turn/turn-actions.ts'
import type { Chat } from './use-chat.ts'
import { useVersionSwitch } from './use-version-switch.ts'

/** What the turns offer now, and the question that is being edited. */
export function useTurnActions(topicsId: string, { refresh, isRunning, allowance }: Chat) {
  const onSwitch = useVersionSwitch(topicsId)
  const [editing, setEditing] = useState<{ id: string; text: string } | null>(null)

  const actions = useMemo<TurnActions>(() => {
    if (isRunning) return {}
    if (allowance === 0) return { onSwitch }
    return { onEdit: (id, text) => setEditing({ id, text }), onRefresh: refresh, onSwitch }
  }, [isRunning, allowance, refresh, onSwitch])

  return { actions, editing, endEdit: () => setEditing(null) }
}
