export {
  type HistoryGroup,
  HistoryList,
  type HistoryListLabels,
  type HistoryListProps,
  type HistoryTopic,
} from './history-list.tsx'
