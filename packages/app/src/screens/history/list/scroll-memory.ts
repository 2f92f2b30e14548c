import type { VirtualItem } from '@tanstack/react-virtual'

interface ScrollPosition {
  /** How far the page was scrolled, in pixels. */
  readonly offset: number
  /** The parts whose heights were known. */
  readonly measured: VirtualItem[]
}

/** Where lists were left, by the entry of the browser's history that showed them. */
export const scrollMemory = new Map<string, ScrollPosition>()
