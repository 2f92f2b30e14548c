import type { zh } from './zh.ts'

export const en: typeof zh = {
  jump: 'Jump to latest',
  like: 'Like',
  dislike: 'Dislike',
  favorite: 'Bookmark the topic',
  share: 'Share the topic',
  export: 'Export the answer',
}
