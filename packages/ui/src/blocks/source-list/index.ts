export type { Source } from './source.ts'
export { SourceList, type SourceListProps } from './source-list.tsx'
