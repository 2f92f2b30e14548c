import type { AskEvent, Schemas } from '@coinquiry/api-client/contract'

export type Source = Schemas['Source']

/** What an answer consists of, whole or so far. */
export interface Produced {
  readonly think: string
  readonly message: string
  readonly sources: readonly Source[]
}

export const NOTHING: Produced = { think: '', message: '', sources: [] }

/** The answer after one more of its events. */
export function produce(sofar: Produced, event: AskEvent): Produced {
  switch (event.event) {
    case 'think':
      return { ...sofar, think: sofar.think + event.content }
    case 'message':
      return { ...sofar, message: sofar.message + event.content }
    case 'sources':
      return { ...sofar, sources: event.items }
    default:
      return sofar
  }
}
