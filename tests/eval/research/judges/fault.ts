/** What an answer is judged by. */
export const JUDGES = [
  'citations',
  'quotes',
  'figures',
  'disagreement',
  'staleness',
  'prediction',
  'refusal',
  'language',
  'admission',
  'hostility',
  'content',
] as const
export type JudgeName = (typeof JUDGES)[number]

export interface Fault {
  readonly judge: JudgeName
  /** In plain words. */
  readonly what: string
  /** The product itself marks it to the reader. */
  readonly isMarked: boolean
}
