import { useWords } from '#stories/words'
import { en as everyRoom } from '../en.ts'
import { en } from './en.ts'
import { type ChartsSettingsWords, zh } from './zh.ts'

export type { ChartsSettingsWords }

/** The words of charts, sources and settings, in the language chosen in Storybook's toolbar. */
export function useChartsSettingsWords(): ChartsSettingsWords {
  return useWords() === everyRoom ? en : zh
}
