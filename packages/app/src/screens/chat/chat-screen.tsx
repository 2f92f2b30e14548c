import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { TopicContent } from '../../data/topics.ts'
import { drafts, newTopicPlace, useDraft } from '../../shell/drafts.ts'
import { useHeaderTopicActions } from '../../shell/header/topic-actions.tsx'
import { LazyPart, part } from '../../shell/lazy-part.tsx'
import { useNamePage } from '../../shell/page-title.ts'
import { useAccount } from '../../shell/session/use-account.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatFallback, ChatLoading } from './chat-fallback.tsx'
import { PreviousTopic } from './previous-topic.tsx'
import { useIsPublicUnnoticed } from './public-topic.tsx'
import { SourcesBeside, useSources } from './sources.tsx'
import styles from './topic-page.module.css'
import { useRenameableTitle } from './topic-title.tsx'
import { TurnList } from './turn-list.tsx'
import { useChat } from './use-chat.ts'
import { useFollowBottom } from './use-follow-bottom.tsx'
import { useFoundMessage } from './use-found-message.ts'
import { useChatTopicActions, useTurnActions } from './use-turn-actions.ts'

const editQuestion = part(() => import('./edit-question.tsx'))

export function ChatScreen() {
  const { topicsId } = useParams({ from: '/chat/$topicsId' })
  const chat = useChat(topicsId)
  const { content, failure, reload } = chat.topic
  const { formatMessage } = useIntl()
  const sources = useSources()
  const topicActions = useChatTopicActions(topicsId, content)
  const { actions, editing, endEdit } = useTurnActions(topicsId, chat, topicActions, sources.show)
  const { onEdit } = actions
  const { id: lastId = null, text: lastText = '' } = chat.turns.at(-1)?.question ?? {}
  const editLast = onEdit && lastId !== null ? () => onEdit(lastId, lastText) : undefined
  const { found, isSought } = useFoundMessage(topicsId, chat.turns)
  const jump = useFollowBottom(chat.isRunning, {
    isNew: chat.turns.at(-1)?.answer?.isArriving === true,
    ...{ isAsking: chat.isAsking, startsAway: isSought },
  })
  const isPublicUnnoticed = useIsPublicUnnoticed(topicsId, content)
  const title = content?.cur_topics_info.title
  useNamePage(title)
  useHeaderTopicActions(useRenameableTitle(topicsId, title, topicActions))
  useLeaveForeignTopic(content)
  useLeaveMissingTopic(topicsId, failure === 'noAccess')

  // An arriving answer is shown even if the rest of the topic can't be read.
  if (failure === 'noAccess') return <ChatFallback onReload={null} />
  if (failure && chat.turns.length === 0) return <ChatFallback onReload={reload} />

  return (
    <div className={styles.page}>
      <main className={styles.chat}>
        {/* The visible title is in the header, which is not printed. */}
        <VisuallyHidden as="h1" className={styles.title}>
          {title || formatMessage({ id: 'header.newTopic' })}
        </VisuallyHidden>
        <PreviousTopic topic={content?.previous_topics_info ?? null} />
        <div className={styles.turns}>
          {chat.isLoading && <ChatLoading />}
          <TurnList
            turns={chat.turns}
            actions={actions}
            found={found}
            onFollowUp={chat.isRunning || chat.allowance === 0 ? undefined : chat.ask}
          />
        </div>
        <ChatComposer
          chat={chat}
          jump={jump}
          onEditLast={editLast}
          isPublicUnnoticed={isPublicUnnoticed}
        />
      </main>
      <SourcesBeside {...sources} />
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

/** A question written for a topic that can't be read moves to Home. */
function useLeaveMissingTopic(topicsId: string, isMissing: boolean): void {
  const navigate = useNavigate()
  const place = newTopicPlace(topicsId)
  const [draft] = useDraft(topicsId)
  // It may come later than the topic is found to be missing: after a session has expired.
  const [question] = useDraft(place)

  useEffect(() => {
    if (!isMissing) return
    if (draft !== '') drafts.move(topicsId, 'home')
    if (question === '') return
    drafts.move(place, 'home')
    // The first question was never stored, so there is no topic to report on.
    void navigate({ to: '/', replace: true })
  }, [isMissing, draft, question, place, topicsId, navigate])
}
