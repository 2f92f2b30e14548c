import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { showFailure } from '../toasts/show-failure.ts'

/** A title that is being changed. */
interface Renaming {
  readonly topicsId: string
  /** The title as it is, or what was typed and could not be stored. */
  readonly title: string
  /** Why it could not be stored. */
  readonly failure: unknown
}

/** Changing one title at a time, in its place. */
export function useRename() {
  const queries = useQueryClient()
  const [renaming, setRenaming] = useState<Renaming | null>(null)

  /** Whether a field can come back: no other one is open, and the screen is still there. */
  const isFree = useRef(true)
  useEffect(() => {
    isFree.current = true
    return () => {
      isFree.current = false
    }
  }, [])

  const show = useCallback((next: Renaming | null): void => {
    isFree.current = next === null
    setRenaming(next)
  }, [])

  /** Shows the new title at once; the field comes back with the text if it can't be stored. */
  const save = useCallback(
    async (topicsId: string, title: string): Promise<void> => {
      show(null)
      try {
        // The field has loaded it by now.
        const { rename } = await import('../../data/renaming.ts')
        await rename(queries, { topicsId, title })
      } catch (failure) {
        if (isFree.current) show({ topicsId, title, failure })
        else showFailure(failure)
      }
    },
    [queries, show],
  )

  return {
    begin: useCallback(
      (topicsId: string, title: string) => show({ topicsId, title, failure: null }),
      [show],
    ),
    /** What the field for the title needs. */
    field: useMemo(
      () =>
        renaming && {
          ...renaming,
          onSave: (title: string) => void save(renaming.topicsId, title),
          onCancel: () => show(null),
        },
      [renaming, save, show],
    ),
  }
}
