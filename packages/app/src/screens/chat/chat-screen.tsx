import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { useIntl } from 'react-intl'
import { useNamePage } from '../../shell/frame/page-title.ts'
import { useHeaderTopicActions } from '../../shell/header/topic-actions.tsx'
import { LazyPart, part } from '../../shell/lazy-part.tsx'
import type { Modes } from '../../shell/modes.ts'
import { ChatFallback } from './chat-fallback.tsx'
import { ChatLoading } from './chat-loading.tsx'
import styles from './chat-screen.module.css'
import { ChatComposer } from './composer/chat-composer.tsx'
import { useFoundMessage } from './found/use-found-message.ts'
import { JumpToLatest } from './scroll/jump-to-latest.tsx'
import { useFollowBottom } from './scroll/use-follow-bottom.ts'
import { SourcesBeside } from './sources/sources-beside.tsx'
import { useSources } from './sources/use-sources.ts'
import { PreviousTopic } from './topic/previous-topic.tsx'
import { useLeaveForeignTopic } from './topic/use-leave-foreign-topic.ts'
import { useTopicActions } from './topic/use-topic-actions.ts'
import { TurnList } from './turn-list.tsx'
import { useChat } from './use-chat.ts'
import { useTurnActions } from './use-turn-actions.ts'

const editQuestion = part(() => import('./edit/edit-question.tsx'))

export interface ChatScreenProps {
  topicsId: string
  /** The modes in which the question that Home has left for this new topic is to be asked. */
  opening: Modes | null
  /** The opening question is being asked: it must not be asked again. */
  onOpened: () => void
  /** A message that somebody looked for. */
  messageId: string | null
  /** It has been shown: it must not be looked for again. */
  onMessageShown: () => void
}

export function ChatScreen({
  topicsId,
  opening,
  onOpened,
  messageId,
  onMessageShown,
}: ChatScreenProps) {
  const chat = useChat(topicsId, opening, onOpened)
  const { content, failure, reload } = chat.topic
  const { formatMessage } = useIntl()
  const sources = useSources()
  const topicActions = useTopicActions(topicsId, content)
  const { actions, editing, endEdit } = useTurnActions(topicsId, chat, {
    topic: topicActions,
    onSources: sources.show,
  })
  const found = useFoundMessage(topicsId, chat.turns, { messageId, onDone: onMessageShown })
  const { isAway, jump } = useFollowBottom(chat.isRunning, chat.isAsking, messageId !== null)
  const title = content?.cur_topics_info.title
  useNamePage(title)
  useHeaderTopicActions(topicActions)
  useLeaveForeignTopic(content)

  // What arrives is shown, whether the rest of the topic can be read or not.
  if (failure === 'noAccess' || (failure && chat.turns.length === 0))
    return <ChatFallback topicsId={topicsId} failure={failure} onReload={reload} />

  return (
    <div className={styles.screen}>
      <main className={styles.chat}>
        {/* The visible title stands in the header, which is not printed. */}
        <VisuallyHidden as="h1" className={styles.title}>
          {title || formatMessage({ id: 'header.newTopic' })}
        </VisuallyHidden>
        <PreviousTopic topic={content?.previous_topics_info ?? null} />
        <div className={styles.turns}>
          {chat.isLoading && <ChatLoading />}
          <TurnList turns={chat.turns} actions={actions} found={found} />
        </div>
        <ChatComposer
          place={chat.place}
          chat={chat}
          jump={isAway && <JumpToLatest isWriting={chat.isRunning} onJump={jump} />}
        />
      </main>
      <SourcesBeside shown={sources.shown} onClose={sources.close} />
      {editing && (
        <LazyPart
          of={editQuestion}
          props={{
            question: editing,
            onClose: endEdit,
            onSave: chat.isRunning
              ? undefined
              : (text) => {
                  endEdit()
                  chat.edit(editing.id, text)
                },
          }}
          onMissing={endEdit}
        />
      )}
    </div>
  )
}
