export { HistoryList, type HistoryListProps } from './history-list.tsx'
export type { HistoryGroup, HistoryListLabels, HistoryTopic } from './history-topic.ts'
export type { HistoryWindow } from './history-window.ts'
