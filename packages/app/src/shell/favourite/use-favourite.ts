import { useCallback } from 'react'
import { useCollectTopic } from '../../data/collection.ts'
import { showFailure } from '../errors/show-failure.ts'
import { loadMessages } from '../language/language.ts'
import { showToast } from '../toasts/toasts.ts'

/** Makes a topic a favourite, or no longer, and offers to take that back. */
export function useFavourite(): (topicsId: string, isFavourite: boolean) => void {
  const { mutateAsync } = useCollectTopic()
  return useCallback(
    (topicsId, isFavourite) => {
      const set = (isCollected: boolean) => mutateAsync({ topicsId, isCollected })
      const takeBack = {
        message: 'history.undo',
        onAction: () => set(!isFavourite).catch(showFailure),
      } as const
      Promise.all([set(isFavourite), loadMessages('history')]).then(() => {
        const message = isFavourite ? 'history.collected' : 'history.uncollected'
        showToast({ message }, 'success', takeBack)
      }, showFailure)
    },
    [mutateAsync],
  )
}
