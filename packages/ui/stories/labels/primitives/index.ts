import { useLabels } from '#stories/labels'
import { en as english } from '../en.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

/** What stories about primitives say, in the language chosen in Storybook's toolbar. */
export function usePrimitivesLabels(): typeof zh {
  return useLabels() === english ? en : zh
}
