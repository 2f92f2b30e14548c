export type { CitedSource, MarkdownLabels } from './answer-context.ts'
export { Markdown, type MarkdownProps } from './markdown.tsx'
