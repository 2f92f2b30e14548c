import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useNamePage } from '../../shell/page/page-title.ts'
import { ChatFallback } from './chat-fallback.tsx'
import styles from './chat-screen.module.css'
import { ChatComposer } from './composer/chat-composer.tsx'
import { useFollowBottom } from './scroll/use-follow-bottom.ts'
import { type TurnActions, TurnView } from './turn/turn-view.tsx'
import { useTurnLabels } from './turn/use-turn-labels.ts'
import { type Opening, useChat } from './use-chat.ts'
import { useVersionSwitch } from './use-version-switch.ts'

const EditQuestion = lazy(() => import('./edit/edit-question.tsx'))

export interface ChatScreenProps {
  topicsId: string
  /** The question that opens a new topic. */
  opening: Opening | null
  /** The opening question is being asked: it must not be asked again. */
  onOpened: () => void
}

export function ChatScreen({ topicsId, opening, onOpened }: ChatScreenProps) {
  const chat = useChat(topicsId, opening, onOpened)
  const labels = useTurnLabels()
  const onSwitch = useVersionSwitch(topicsId)
  const [editing, setEditing] = useState<{ id: string; text: string } | null>(null)
  const content = useRef<HTMLDivElement>(null)
  useFollowBottom(content)
  useNamePage(chat.topic.content?.cur_topics_info.title)

  const { refresh, isRunning } = chat
  const actions = useMemo<TurnActions | null>(
    () =>
      isRunning
        ? null
        : { onEdit: (id, text) => setEditing({ id, text }), onRefresh: refresh, onSwitch },
    [isRunning, refresh, onSwitch],
  )

  if (chat.topic.failure)
    return (
      <ChatFallback topicsId={topicsId} failure={chat.topic.failure} onReload={chat.topic.reload} />
    )

  return (
    <main className={styles.chat}>
      <div ref={content} className={styles.turns}>
        {chat.turns.map((turn, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place; its versions change
          <TurnView key={place} labels={labels} turn={turn} actions={actions} />
        ))}
      </div>
      <ChatComposer topicsId={topicsId} chat={chat} />
      {editing && (
        <Suspense>
          <EditQuestion
            text={editing.text}
            onClose={() => setEditing(null)}
            onSave={(text) => {
              setEditing(null)
              chat.edit(editing.id, text)
            }}
          />
        </Suspense>
      )}
    </main>
  )
}
