import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useFindMessage } from '../../data/found-message.ts'
import { showFailure } from '../../shell/errors/show-failure.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import type { Turn } from './conversation.ts'

/** How long, in ms, the found turn stays marked; its animation takes as long. */
const markedMs = 2400

/** Shows the message that the address names; `found` is the index of its turn while it is marked. */
export function useFoundMessage(topicsId: string, turns: readonly Turn[]) {
  const { message: messageId = null } = useSearch({ from: '/chat/$topicsId' })
  const navigate = useNavigate()
  const { mutate } = useFindMessage(topicsId)
  const [found, setFound] = useState<string | null>(null)
  const asked = useRef<string | null>(null)

  useEffect(() => {
    if (messageId === null) {
      asked.current = null
    } else if (asked.current !== messageId) {
      asked.current = messageId
      mutate(messageId, {
        onSuccess(isThere) {
          if (isThere) setFound(messageId)
          else showToast({ message: 'chat.messageGone' })
        },
        onError: showFailure,
        // Neither a reload nor going back looks for it again.
        onSettled: () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false }),
      })
    }
  }, [messageId, mutate, navigate])

  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => setFound(null), markedMs)
    return () => clearTimeout(timer)
  }, [found])

  const index = turns.findIndex(
    ({ question, answer }) =>
      found !== null && (question.id === found || answer?.answerMessageId === found),
  )
  return { found: index < 0 ? null : index, isSought: messageId !== null }
}
