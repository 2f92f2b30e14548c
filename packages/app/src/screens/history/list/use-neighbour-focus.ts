import { useEffect, useRef, useState } from 'react'

/** A topic that leaves the list, and the one beside it. */
export interface Leaving {
  readonly id: string
  readonly title: string
  /** Null when it was the last one. */
  readonly neighbourId: string | null
}

/** The focus goes from a topic that leaves the list to its neighbour, or to the list itself. */
export function useNeighbourFocus() {
  const region = useRef<HTMLElement>(null)
  const [left, setLeft] = useState<Leaving | null>(null)
  const isLast = left !== null && left.neighbourId === null
  useEffect(() => {
    if (isLast) region.current?.focus()
  }, [isLast])
  return {
    region,
    focusedId: left?.neighbourId ?? null,
    leave: setLeft,
    /** The focus has arrived somewhere. */
    onFocus: () => setLeft(null),
  }
}
