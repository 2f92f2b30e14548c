/** Thrown by a world that a subject can't make, or not in the way that is asked for. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut'
}

/**
 * A world that a subject can't make, and why: `takenDown: leftOut('nothing is taken down here')`.
 * The cases that need it are neither passed nor failed.
 */
export function leftOut(reason: string): () => Promise<never> {
  return async () => {
    throw new LeftOut(reason)
  }
}

/** By its name: a subject may have it from another copy of this package. */
export const isLeftOut = (error: unknown): error is LeftOut =>
  error instanceof Error && error.name === 'LeftOut'
