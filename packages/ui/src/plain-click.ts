import type { MouseEvent } from 'react'

type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>

/**
 * A link's click handler that calls `follow` instead of leaving the page. Clicks that ask for a
 * new tab or window stay the browser's, and so does every click where `follow` is missing.
 */
export function onPlainClick(follow: (() => void) | undefined) {
  return (event: Click): void => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!follow || elsewhere || event.button !== 0) return
    event.preventDefault()
    follow()
  }
}
