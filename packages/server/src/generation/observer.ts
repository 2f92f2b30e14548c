import type { Outcome } from '../domain/generation.ts'

/** Is told what happens to the answers of this node, for metrics. */
export interface Observer {
  begun(): void
  /** The first text of an answer came, of its analysis or of itself. */
  firstToken(seconds: number): void
  ended(outcome: Outcome): void
}

export const nobody: Observer = {
  begun: () => undefined,
  firstToken: () => undefined,
  ended: () => undefined,
}
