import type { zh } from './zh.ts'

export const en: typeof zh = {
  group: 'This topic',
  favorite: 'Favourite this topic',
  export: 'Export this topic',
  share: 'Share this topic',
}
