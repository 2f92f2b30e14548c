import { useLabels } from '#stories/labels'
import * as enLabels from '../../src/labels/en/en.ts'
import * as zhLabels from '../../src/labels/zh/zh.ts'
import { en as english } from './en.ts'

/** What stories about a topic’s buttons say, in the language chosen in Storybook's toolbar. */
export function useTopicActionsLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

export const zh = zhLabels.topicActions

export const en: typeof zh = enLabels.topicActions
