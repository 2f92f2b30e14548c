import { useLabels } from '#stories/labels'
import { en as english } from '../en.ts'
import { en } from './en.ts'
import { type ChartsSettingsLabels, zh } from './zh.ts'

export type { ChartsSettingsLabels }

/** The labels of charts, sources and settings, in the language chosen in Storybook's toolbar. */
export function useChartsSettingsLabels(): ChartsSettingsLabels {
  return useLabels() === english ? en : zh
}
