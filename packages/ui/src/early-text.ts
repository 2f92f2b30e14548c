import { type RefCallback, useCallback } from 'react'

/** The ref of a field that may have been rendered by a server: what was typed there before the app ran is handed over. */
export function useEarlyText(
  text: string,
  onTextChange: ((text: string) => void) | undefined,
): RefCallback<HTMLInputElement | HTMLTextAreaElement> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the field appears
  return useCallback((field) => {
    if (field && field.value !== text) onTextChange?.(field.value)
  }, [])
}
