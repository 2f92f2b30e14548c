import type { Schemas } from '../contract/contract.ts'

/** What has been received of an answer, to be shown as it is. */
export interface AnswerState {
  readonly status:
    | 'waiting'
    | 'thinking'
    | 'answering'
    | 'done'
    | 'stopped'
    | 'failed'
    | 'interrupted'
  readonly think: string
  readonly thinkEnded: boolean
  readonly text: string
  /** Whether the question is about crypto or investing; null while unknown. */
  readonly relevant: boolean | null
  /** The steps the server says it takes, oldest first. */
  readonly steps: readonly string[]
  readonly sources: readonly Schemas['Source'][]
  readonly requestId: string | null
  readonly questionMessageId: string | null
  readonly answerMessageId: string | null
  readonly lastEventId: string | null
  readonly close: Schemas['AskClose'] | null
  readonly error: Schemas['AskError'] | null
  /** What the stream said since its last `start`; shown once it has overtaken what stands there. */
  readonly heard: { readonly think: string; readonly text: string; readonly complete: boolean }
}

export const emptyAnswer: AnswerState = {
  status: 'waiting',
  think: '',
  thinkEnded: false,
  text: '',
  relevant: null,
  steps: [],
  sources: [],
  requestId: null,
  questionMessageId: null,
  answerMessageId: null,
  lastEventId: null,
  close: null,
  error: null,
  heard: { think: '', text: '', complete: false },
}
