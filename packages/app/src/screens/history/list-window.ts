import type { HistoryGroup, HistoryWindow } from '@coinquiry/ui/blocks/history-list'
import { useLocation } from '@tanstack/react-router'
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

interface ScrollPosition {
  /** How far the page was scrolled, in pixels. */
  readonly offset: number
  /** The parts whose heights were known. */
  readonly measured: VirtualItem[]
}

/** Where lists were left, by the entry of the browser's history that showed them. */
const scrollMemory = new Map<string, ScrollPosition>()

const headingPx = 60
const topicPx = 96
/** Drawn beyond the screen on either side: usual lists are drawn as a whole. */
const overscan = 25

/** Draws what is on the screen of a long list, and what has the focus; comes back to where it was. */
export function useWindow(groups: readonly HistoryGroup[]) {
  const entry = useLocation().state.__TSR_key ?? ''
  const [remembered] = useState(() => scrollMemory.get(entry))
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const focused = useRef(-1)
  const keys = useMemo(
    () => groups.flatMap(({ heading, topics }) => [heading, ...topics.map(({ id }) => id)]),
    [groups],
  )
  const headings = useMemo(() => new Set(groups.map(({ heading }) => heading)), [groups])

  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: (index) => (headings.has(keys[index] ?? '') ? headingPx : topicPx),
    overscan,
    scrollMargin: top,
    rangeExtractor: useCallback((range: Range) => withFocusedIndex(range, focused.current), []),
    initialOffset: remembered?.offset ?? 0,
    initialMeasurementsCache: remembered?.measured ?? [],
    useFlushSync: false,
  })

  useLayoutEffect(() => {
    const above = list.current?.getBoundingClientRect().top
    if (above !== undefined) setTop(Math.round(above + scrollY))
  })
  useLayoutEffect(
    () => () => {
      const offset = virtualizer.scrollOffset ?? 0
      scrollMemory.set(entry, { offset, measured: virtualizer.takeSnapshot() })
    },
    [virtualizer, entry],
  )

  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)
  const window: HistoryWindow = {
    parts: items.map(({ index, start }, at) => ({
      index,
      gap: start - (items[at - 1]?.end ?? top),
    })),
    rest: last ? virtualizer.getTotalSize() + top - last.end : 0,
    measure: virtualizer.measureElement,
  }

  return {
    list,
    window,
    /** The end of what is there is near. */
    isNearEnd: (last?.index ?? -1) >= keys.length - 1,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
    },
    onBlur: () => {
      focused.current = -1
    },
  }
}

/** A focused row stays drawn when it is scrolled out of sight, so that the focus is not lost. */
function withFocusedIndex(range: Range, index: number): number[] {
  const indices = defaultRangeExtractor(range)
  if (index < 0 || index >= range.count || indices.includes(index)) return indices
  return [...indices, index].sort((a, b) => a - b)
}
