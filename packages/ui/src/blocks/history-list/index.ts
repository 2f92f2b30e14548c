export {
  type HistoryGroup,
  HistoryList,
  type HistoryListLabels,
  type HistoryListProps,
  type HistoryTopic,
} from './history-list.tsx'
export type { HistoryWindow } from './history-window.ts'
