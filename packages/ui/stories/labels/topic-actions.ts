import { useLabels } from '#stories/labels'
import { en as english } from './en.ts'

/** What stories about a topic’s buttons say, in the language chosen in Storybook's toolbar. */
export function useTopicActionsLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

export const zh = {
  group: '当前话题',
  favorite: '收藏话题',
  unfavorite: '取消收藏话题',
  export: '导出话题',
  share: '分享话题',
}

export const en: typeof zh = {
  group: 'This topic',
  favorite: 'Favorite this topic',
  unfavorite: 'Remove this topic from favorites',
  export: 'Export this topic',
  share: 'Share this topic',
}
