/** A start that cannot go on for a reason the operator can mend; its message is the one line to show. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
