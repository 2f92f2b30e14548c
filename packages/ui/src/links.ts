import type { MouseEvent } from 'react'

const placeholderOrigin = 'https://here.invalid'

/** The address of a page on the web; null for anything else, such as `javascript:`. */
export function webAddress(address: string | undefined): URL | null {
  const url = address ? parsed(address) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** The foreign host an address leads to, or null for one inside this site or without a host. */
export function foreignHost(address: string): string | null {
  const { origin, host } = parsed(address, placeholderOrigin) ?? {}
  return host && origin !== placeholderOrigin ? host : null
}

// `URL.parse` is younger than some browsers that are still about.
function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

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
