export type { TextRange } from './split-by-ranges.ts'
export { TopicRow, type TopicRowLabels, type TopicRowProps } from './topic-row.tsx'
