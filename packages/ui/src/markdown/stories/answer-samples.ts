import type { CitedSource, MarkdownLabels } from '../markdown.tsx'

/** What the stories of one language show. */
export interface AnswerSamples {
  labels: MarkdownLabels
  sources: CitedSource[]
  everything: string
  money: string
  hostile: string
  /** Texts that end within each of the marks. */
  halves: string[]
  table: { heads: string[]; row: (day: number) => string[] }
}
