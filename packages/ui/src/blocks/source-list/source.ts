export interface Source {
  /** A number is shown as the one the answer's citations use; otherwise sources are counted. */
  id: string | number
  title: string
  /** Followed only if it is http or https; otherwise the title stands alone. */
  url?: string | undefined
  /** The passage relied on; shown by the side panel. */
  excerpt?: string | undefined
  /** When it was read, as text; shown by the side panel. */
  date?: string | undefined
}

export function numberOf({ id }: Source, index: number): number {
  return typeof id === 'number' ? id : index + 1
}
