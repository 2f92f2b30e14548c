import { useWords } from '#stories/words'
import { en as english } from '../en.ts'
import { en } from './en.ts'
import { zh } from './zh.ts'

/** What stories about commands say, in the language chosen in Storybook's toolbar. */
export function usePaletteWords(): typeof zh {
  return useWords() === english ? en : zh
}
