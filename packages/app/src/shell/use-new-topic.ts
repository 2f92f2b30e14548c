import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { hasFinePointer } from './pointer.ts'
import { focusField } from './shortcuts/shortcut.ts'

/** Leads to where a new topic begins, ready to be written. */
export function useNewTopic(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void navigate({ to: '/' }).then(() => {
      // A phone's keyboard would cover what there is to choose from.
      if (hasFinePointer()) focusField()
    })
  }, [navigate])
}
