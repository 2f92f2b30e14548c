export { type Source, SourceList, type SourceListProps } from './source-list.tsx'
