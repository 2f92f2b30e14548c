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
  stall: {
    stop: '停止',
    retry: '重新生成',
    awaited: '正在等待回答的后续内容',
    long: '已有一段时间没有新内容，回答也可能稍后继续。',
    note: '重新生成会先停止这次回答，并再用掉本话题的一条消息。',
  },
}

export const en: typeof zh = {
  jump: 'Jump to latest',
  like: 'Like',
  dislike: 'Dislike',
  favorite: 'Bookmark the topic',
  share: 'Share the topic',
  export: 'Export the answer',
  stall: {
    stop: 'Stop',
    retry: 'Regenerate',
    awaited: 'Waiting for the next part of the answer',
    long: 'Nothing has come for a while. The answer may still go on.',
    note: 'Regenerate stops this answer first and uses one more message of this topic.',
  },
}
