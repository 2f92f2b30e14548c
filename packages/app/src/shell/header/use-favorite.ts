import { useCallback } from 'react'
import { useSetFavorite } from '../../data/favorites.ts'
import { showFailure } from '../errors/show-failure.ts'
import { loadMessages } from '../language/language.ts'
import { showToast } from '../toasts/toasts.ts'

/** Makes a topic a favorite, or no longer, and offers to take that back. */
export function useFavorite(): (topicsId: string, isFavorite: boolean) => void {
  const { mutateAsync } = useSetFavorite()
  return useCallback(
    (topicsId, isFavorite) => {
      const set = (isFavorite: boolean) => mutateAsync({ topicsId, isFavorite })
      const takeBack = {
        message: 'history.undo',
        onAction: () => set(!isFavorite).catch(showFailure),
      } as const
      Promise.all([set(isFavorite), loadMessages('history')]).then(() => {
        const message = isFavorite ? 'history.favoriteAdded' : 'history.favoriteRemoved'
        showToast({ message }, 'success', takeBack)
      }, showFailure)
    },
    [mutateAsync],
  )
}
