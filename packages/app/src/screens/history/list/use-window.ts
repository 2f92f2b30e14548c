import type { HistoryGroup, HistoryWindow } from '@coinquiry/ui/blocks/history-list'
import { useLocation } from '@tanstack/react-router'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { scrollMemory } from './scroll-memory.ts'

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
    getItemKey: (place) => keys[place] ?? place,
    estimateSize: (place) => (headings.has(keys[place] ?? '') ? headingPx : topicPx),
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

/** What is out of sight but has the focus must not vanish under the keyboard. */
function withFocusedIndex(range: Range, place: number): number[] {
  const places = defaultRangeExtractor(range)
  if (place < 0 || place >= range.count || places.includes(place)) return places
  return [...places, place].sort((a, b) => a - b)
}
