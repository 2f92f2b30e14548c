import { Composer } from '@coinquiry/ui/blocks/composer'
import { LimitBox } from '@coinquiry/ui/blocks/limit-box'
import { isComposing } from '@coinquiry/ui/hooks/use-submit-on-enter'
import { Button } from '@coinquiry/ui/primitives/button'
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { isRunning } from '../../data/ask/follow-run.ts'
import { isPending } from '../../data/ask/run.ts'
import { QUESTION_MAX } from '../../data/ask/use-ask.ts'
import { useDraft } from '../../shell/drafts.ts'
import { Boundary } from '../../shell/errors/boundary.tsx'
import { setModes, useModes } from '../../shell/modes.ts'
import { showPricing } from '../../shell/open-dialog.ts'
import { hasFinePointer } from '../../shell/pointer.ts'
import { useAccount } from '../../shell/session/use-account.ts'
import { useComposerLabels } from '../../shell/use-composer-labels.ts'
import { useResetTime } from '../../shell/use-reset-time.ts'
import styles from './chat-composer.module.css'
import { isSmallWindow, readingSpace } from './small-window.ts'
import pageStyles from './topic-page.module.css'
import { watchSelection } from './upward-intent.ts'
import type { Chat } from './use-chat.ts'
import { useWaitingQuestion } from './waiting-question.ts'

interface ChatComposerProps {
  chat: Pick<Chat, 'place' | 'run' | 'allowance' | 'isLoading' | 'isRunning' | 'ask' | 'stop'> & {
    /** Without them no question is sent on its own when an answer has ended. */
    turns?: Chat['turns']
    /** How many more questions may follow what is being written. */
    messagesLeft?: number
    /** When messages, or topics, are new again, in seconds. */
    resetsAt: number | undefined
    /** A question would begin a topic, and none is left. */
    hasNoTopicLeft?: boolean
  }
  /** The topic is public, and nothing was asked in it since. */
  isPublicUnnoticed?: boolean
  /** Floats above the composer. */
  jump: ReactNode
  /** Begins to edit the last question. */
  onEditLast?: (() => void) | undefined
}

export function ChatComposer({
  chat,
  jump,
  onEditLast,
  isPublicUnnoticed = false,
}: ChatComposerProps) {
  const { formatMessage } = useIntl()
  const labels = useComposerLabels('composer.followUp')
  const { deepThink, deepSearch } = useModes()
  const [draft, setDraft] = useDraft(chat.place)
  const { run, allowance } = chat
  const field = useRef<HTMLTextAreaElement>(null)
  useLeftFocus(field, chat.isRunning)
  // Until the server has accepted the question its text stays in the draft, only out of sight.
  const isOnItsWay = isRunning(run) && isPending(run) && run?.kind === 'new'
  const ask = chat.isLoading || allowance === 0 ? undefined : chat.ask
  const { waiting, keep, sendNext, takeBack } = useWaitingQuestion({
    ...chat,
    draft: isOnItsWay ? '' : draft,
    lastAnswer: chat.turns?.at(-1)?.answer ?? null,
    ask,
  })
  const isSelecting = useSelecting()

  function onKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent, target } = event
    if (target !== field.current || isComposing(nativeEvent) || hasModifier(event)) return
    if (key === 'Enter' && chat.isRunning) keep()
    if (key === 'ArrowUp' && draft === '' && onEditLast) {
      event.preventDefault()
      onEditLast()
    }
  }

  return (
    <div ref={readingSpace} className={`${pageStyles.bar} ${styles.composer}`}>
      {jump}
      <Composer
        fieldRef={field}
        labels={labels}
        value={isOnItsWay ? '' : draft}
        limit={QUESTION_MAX}
        // A phone's keyboard would cover the conversation, and so would the open composer.
        autoFocus={hasFinePointer() && !isSmallWindow()}
        onValueChange={isOnItsWay ? undefined : setDraft}
        onSubmit={
          ask &&
          ((text) => {
            // So that a phone's keyboard makes way for the answer.
            if (!hasFinePointer()) field.current?.blur()
            ask(text)
          })
        }
        onKeyDown={onKeyDown}
        generating={chat.isRunning}
        onStop={() => {
          takeBack()
          chat.stop()
        }}
        disabledReason={
          waiting && chat.isRunning
            ? formatMessage({ id: waiting.isNext ? 'chat.isNext' : 'chat.waits' })
            : undefined
        }
        deepThink={deepThink}
        onDeepThinkChange={(on) => setModes({ deepThink: on })}
        deepSearch={deepSearch}
        onDeepSearchChange={(on) => setModes({ deepSearch: on })}
        hint={
          <>
            {waiting && (waiting.isNext || (chat.turns && (chat.messagesLeft ?? 0) > 0)) && (
              <Button
                size="small"
                variant="secondary"
                onClick={waiting.isNext ? takeBack : sendNext}
                className={styles.next}
              >
                {formatMessage({ id: waiting.isNext ? 'chat.takeBack' : 'chat.sendNext' })}
              </Button>
            )}
            {/* There before its text, which is spoken only then. */}
            <div role="status">
              <Limit {...chat} />
            </div>
            {isPublicUnnoticed && <p role="status">{formatMessage({ id: 'chat.publicNotice' })}</p>}
            <div className={styles.notes}>
              <span>{formatMessage({ id: 'chat.notAdvice' })}</span>
              <MessagesLeft count={allowance} />
            </div>
          </>
        }
      />
      {isSelecting && (
        <Boundary>
          <Suspense>
            <QuoteSelection
              draft={draft}
              onQuote={isOnItsWay ? undefined : setDraft}
              field={field}
            />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}

const hasModifier = ({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  shiftKey || ctrlKey || metaKey || altKey

const QuoteSelection = lazy(() => import('./quote-selection.tsx'))

/** Whether anything was selected on the page yet. */
function useSelecting(): boolean {
  const [isSelecting, setSelecting] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    watchSelection(() => setSelecting(true), listening.signal)
    return () => listening.abort()
  }, [])
  return isSelecting
}

/** Which allowance is used up, and until when. */
function Limit({
  allowance,
  hasNoTopicLeft = false,
  resetsAt,
}: Pick<ChatComposerProps['chat'], 'allowance' | 'hasNoTopicLeft' | 'resetsAt'>) {
  const { formatMessage } = useIntl()
  const time = useResetTime(resetsAt)
  const topics = useAccount()?.topic_count ?? 0
  if (allowance !== 0 && !hasNoTopicLeft) return null
  return (
    <LimitBox
      className={styles.limit}
      title={formatMessage({ id: hasNoTopicLeft ? 'home.limitTitle' : 'chat.limitTitle' })}
      actionLabel={formatMessage({ id: 'pro.try' })}
      onAction={showPricing}
    >
      {time &&
        formatMessage(
          { id: hasNoTopicLeft ? 'home.limitText' : 'chat.limitText' },
          { time, topics },
        )}
    </LimitBox>
  )
}

const Tooltip = lazy(() =>
  import('@coinquiry/ui/primitives/tooltip').then(({ Tooltip: tooltip }) => ({ default: tooltip })),
)

/** Today's remaining follow-up questions, with an offer of Pro, which has no such limit. */
function MessagesLeft({ count }: { count: number | null }) {
  const { formatMessage } = useIntl()
  const wasFocused = useRef(false)
  const [isExplained, setExplained] = useState(false)
  const explain = () => setExplained(true)
  if (!count) return null
  const left = (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus load its explanation
    <span
      // With its tooltip it is another element, which receives the focus.
      ref={(element) => {
        if (wasFocused.current) element?.focus({ preventScroll: true })
        return () => {
          wasFocused.current = document.activeElement === element
        }
      }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be within a keyboard's reach
      tabIndex={0}
      onPointerEnter={explain}
      onFocus={explain}
    >
      {formatMessage({ id: 'chat.messagesLeft' }, { count })}
    </span>
  )
  return (
    <div className={styles.left}>
      {isExplained ? (
        <Boundary fallback={left}>
          <Suspense fallback={left}>
            <Tooltip opensOnTap text={formatMessage({ id: 'chat.messagesLeftHint' })}>
              {left}
            </Tooltip>
          </Suspense>
        </Boundary>
      ) : (
        left
      )}
      <Button size="small" variant="ghost" onClick={showPricing}>
        {formatMessage({ id: 'pro.try' })}
      </Button>
    </div>
  )
}

/**
 * Moves the focus to the composer when the focused button is removed or disabled, which happens
 * as an answer begins and ends.
 */
function useLeftFocus(field: RefObject<HTMLElement | null>, isRunning: boolean): void {
  const focused = useRef<Element | null>(null)

  useEffect(() => {
    const note = () => {
      focused.current = document.activeElement
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what makes buttons come and go
  useEffect(() => {
    const { current: last } = focused
    const isLeft = last !== null && (!last.isConnected || last.matches(':disabled'))
    const isFree = document.activeElement === document.body || document.activeElement === last
    // A phone's keyboard would cover the conversation.
    if (isLeft && isFree && hasFinePointer()) field.current?.focus()
  }, [field, isRunning])
}
