/** Why the server cannot start, in one line for the operator: what is wrong and what to do. */
export class StartFault extends Error {
  override readonly name = 'StartFault'
}
