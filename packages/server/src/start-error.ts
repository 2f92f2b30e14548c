/** A start that cannot go on for a reason the operator can mend; its message is the one line to show. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}

/** Why something failed, in words for the operator. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
