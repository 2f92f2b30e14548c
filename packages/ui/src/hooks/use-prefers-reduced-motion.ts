import { useMediaQuery } from '../media-query.ts'

/** Whether the person asked their system for less motion. */
export const usePrefersReducedMotion = (): boolean =>
  useMediaQuery('(prefers-reduced-motion: reduce)')
