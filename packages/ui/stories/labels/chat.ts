import { useLabels } from '#stories/labels'
import { en as english } from './en.ts'

/** What stories of parts of the chat say, in the language chosen in Storybook's toolbar. */
export function useChatLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

export const zh = {
  jump: '跳到最新',
  like: '赞',
  dislike: '踩',
  favorite: '收藏话题',
  share: '分享话题',
  export: '导出回答',
}

export const en: typeof zh = {
  jump: 'Jump to latest',
  like: 'Like',
  dislike: 'Dislike',
  favorite: 'Bookmark the topic',
  share: 'Share the topic',
  export: 'Export the answer',
}
