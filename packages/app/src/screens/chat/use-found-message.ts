import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFindMessage } from '../../data/found-message.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import type { Turn } from './conversation.ts'

/** How long, in ms, the found turn stays marked; its animation takes as long. */
const markedMs = 2400

/** Where in a turn something was found. */
export interface FoundPlace {
  /** In the answer, not in the question. */
  readonly isAnswer: boolean
  /** What was found there; '' if only the message is known. */
  readonly text: string
}

export interface FoundTurn {
  /** The index of the turn. */
  readonly index: number
  readonly place: FoundPlace
}

/** Shows the message that the address names; `found` is its turn while that is marked. */
export function useFoundMessage(topicsId: string, turns: readonly Turn[]) {
  const { message: messageId = null, find = '' } = useSearch({ from: '/chat/$topicsId' })
  const navigate = useNavigate()
  const { mutate } = useFindMessage(topicsId)
  const [found, setFound] = useState<{ id: string; text: string } | null>(null)
  const asked = useRef<string | null>(null)

  useEffect(() => {
    if (messageId === null) {
      asked.current = null
    } else if (asked.current !== messageId) {
      asked.current = messageId
      mutate(messageId, {
        onSuccess(isThere) {
          if (isThere) setFound({ id: messageId, text: find })
          else showToast({ message: 'chat.messageGone' })
        },
        onError: showFailure,
        // Neither a reload nor going back looks for it again.
        onSettled: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false }),
      })
    }
  }, [messageId, find, mutate, navigate])

  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => setFound(null), markedMs)
    return () => clearTimeout(timer)
  }, [found])

  // The mark of the text stays as long as the topic.
  useEffect(() => () => void CSS.highlights?.clear(), [])

  const index = turns.findIndex(
    ({ question, answer }) =>
      found !== null && (question.id === found.id || answer?.answerMessageId === found.id),
  )
  const isAnswer = turns[index]?.answer?.answerMessageId === found?.id
  const text = found?.text ?? ''
  const turn = useMemo<FoundTurn | null>(
    () => (index < 0 ? null : { index, place: { isAnswer, text } }),
    [index, isAnswer, text],
  )
  return { found: turn, isSought: messageId !== null }
}
