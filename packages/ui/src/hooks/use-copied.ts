import { useEffect, useState } from 'react'

/**
 * Whether something was copied within the last `shownFor` milliseconds, and the copying itself.
 * Where `onCopy` rejects, nothing counts as copied.
 */
export function useCopied(
  onCopy: (() => void | Promise<void>) | undefined,
  shownFor: number,
): { copied: boolean; copy: () => Promise<void> } {
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), shownFor)
    return () => clearTimeout(timer)
  }, [copies, shownFor])

  async function copy(): Promise<void> {
    try {
      await onCopy?.()
      setCopies((count) => count + 1)
    } catch {
      setCopies(0)
    }
  }

  return { copied: copies > 0, copy }
}
