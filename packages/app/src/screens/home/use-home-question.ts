import { useState } from 'react'
import { useDraft } from '../../shell/drafts/use-draft.ts'

/** What stands in Home's question box. */
export function useHomeQuestion() {
  const [draft, setDraft] = useDraft('home')
  const [picked, setPicked] = useState<string | null>(null)
  return {
    text: picked ?? draft,
    write(text: string): void {
      setPicked(null)
      setDraft(text)
    },
    /** Puts a hot topic there; what was typed by hand is only covered by it. */
    pick(title: string): void {
      if (draft.trim() === '') setDraft(title)
      else setPicked(title)
    },
  }
}
