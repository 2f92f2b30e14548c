import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { TopicContent } from '../../data/topics.ts'
import { drafts, newTopicPlace } from '../../shell/drafts.ts'
import { useNamePage } from '../../shell/frame/page-title.ts'
import { useHeaderTopicActions } from '../../shell/header/topic-actions.tsx'
import { LazyPart, part } from '../../shell/lazy-part.tsx'
import type { Modes } from '../../shell/modes.ts'
import { useAccount } from '../../shell/session/use-account.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLoading } from './chat-loading.tsx'
import styles from './chat-screen.module.css'
import { PreviousTopic } from './previous-topic.tsx'
import { SourcesBeside, useSources } from './sources.tsx'
import { TurnList } from './turn-list.tsx'
import { useChat } from './use-chat.ts'
import { JumpToLatest, useFollowBottom } from './use-follow-bottom.tsx'
import { useFoundMessage } from './use-found-message.ts'
import { useChatTopicActions, useTurnActions } from './use-turn-actions.ts'

const editQuestion = part(() => import('./edit-question.tsx'))

interface ChatScreenProps {
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
  const topicActions = useChatTopicActions(topicsId, content)
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

  // An arriving answer is shown even if the rest of the topic can't be read.
  if (failure === 'noAccess' || (failure && chat.turns.length === 0))
    return <ChatFallback topicsId={topicsId} failure={failure} onReload={reload} />

  return (
    <div className={styles.screen}>
      <main className={styles.chat}>
        {/* The visible title is in the header, which is not printed. */}
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

/** Somebody else's public topic is read on its own page, from where it can be continued. */
function useLeaveForeignTopic(content: TopicContent | undefined): void {
  const navigate = useNavigate()
  const userId = useAccount()?.user_id
  const { topics_user_id: ownerId, share_token: shareToken = '' } = content?.cur_topics_info ?? {}
  const isForeign = userId !== undefined && ownerId !== undefined && ownerId !== userId

  useEffect(() => {
    if (!isForeign || shareToken === '') return
    void navigate({ to: '/share/$shareToken', params: { shareToken }, replace: true })
  }, [isForeign, shareToken, navigate])
}

interface ChatFallbackProps {
  topicsId: string
  failure: 'noAccess' | 'failed'
  onReload: () => void
}

/** Shown instead of the conversation; a question written for it moves to Home. */
function ChatFallback({ topicsId, failure, onReload }: ChatFallbackProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()

  useEffect(() => {
    if (failure !== 'noAccess') return
    drafts.move(topicsId, 'home')
    // The first question was never stored, so there is no topic to report on.
    if (drafts.move(newTopicPlace(topicsId), 'home')) void navigate({ to: '/', replace: true })
  }, [failure, topicsId, navigate])

  return (
    <main>
      <EmptyState
        titleAs="h1"
        role="alert"
        title={formatMessage({ id: failure === 'noAccess' ? 'chat.noAccess' : 'chat.loadFailed' })}
        actions={
          <>
            {failure === 'failed' && (
              <Button onClick={onReload}>{formatMessage({ id: 'chat.retryLoad' })}</Button>
            )}
            <Button variant="primary" onClick={() => navigate({ to: '/' })}>
              {formatMessage({ id: 'action.home' })}
            </Button>
          </>
        }
      />
    </main>
  )
}
