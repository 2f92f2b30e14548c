import { useEffect, useRef, useState } from 'react'
import { useFindMessage } from '../../data/found-message.ts'
import { showFailure } from '../../shell/errors/show-failure.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import type { Turn } from './conversation.ts'

/** How long, in ms, the found turn stays marked; its animation takes as long. */
const markedMs = 2400

interface Wanted {
  /** The version to show; null when none is looked for. */
  readonly messageId: string | null
  /** Called once it is on the path, or can't be found. */
  readonly onDone: () => void
}

/** Shows a message that was searched for; returns the index of its turn while it is marked. */
export function useFoundMessage(
  topicsId: string,
  turns: readonly Turn[],
  { messageId, onDone }: Wanted,
): number | null {
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
        onSettled: onDone,
      })
    }
  }, [messageId, mutate, onDone])

  useEffect(() => {
    if (found === null) return
    const timer = setTimeout(() => setFound(null), markedMs)
    return () => clearTimeout(timer)
  }, [found])

  const place = turns.findIndex(
    ({ question, answer }) =>
      found !== null && (question.id === found || answer?.answerMessageId === found),
  )
  return place < 0 ? null : place
}
