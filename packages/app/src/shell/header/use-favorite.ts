import { useCallback } from 'react'
import { useSetFavorite } from '../../data/favorites.ts'
import { loadMessages } from '../language/language.ts'
import { showFailure } from '../toasts/show-failure.ts'
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
      // Without them only the star says that it is stored.
      const hasMessages = loadMessages('history').then(
        () => true,
        () => false,
      )
      set(isFavorite).then(async () => {
        const message = isFavorite ? 'history.favoriteAdded' : 'history.favoriteRemoved'
        if (await hasMessages) showToast({ message }, 'success', takeBack)
      }, showFailure)
    },
    [mutateAsync],
  )
}
