import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useNamePage } from '../../shell/page/page-title.ts'
import { ChatFallback } from './chat-fallback.tsx'
import { ChatLoading } from './chat-loading.tsx'
import styles from './chat-screen.module.css'
import { ChatComposer } from './composer/chat-composer.tsx'
import { useFollowBottom } from './scroll/use-follow-bottom.ts'
import { TurnView } from './turn/turn-view.tsx'
import { useTurnLabels } from './turn/use-turn-labels.ts'
import { type Opening, useChat } from './use-chat.ts'
import { useTurnActions } from './use-turn-actions.ts'

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
  const { actions, editing, endEdit } = useTurnActions(topicsId, chat)
  const labels = useTurnLabels()
  useFollowBottom(chat.isRunning)
  const { formatMessage } = useIntl()
  const title = chat.topic.content?.cur_topics_info.title
  useNamePage(title)

  const { failure, reload } = chat.topic
  if (failure) return <ChatFallback topicsId={topicsId} failure={failure} onReload={reload} />

  return (
    <main className={styles.chat}>
      {/* The visible title stands in the header. */}
      <VisuallyHidden as="h1">{title || formatMessage({ id: 'header.newTopic' })}</VisuallyHidden>
      <div className={styles.turns}>
        {chat.isLoading && <ChatLoading />}
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
            onClose={endEdit}
            onSave={(text) => {
              endEdit()
              chat.edit(editing.id, text)
            }}
          />
        </Suspense>
      )}
    </main>
  )
}
