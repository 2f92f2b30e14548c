/** How far an answer has come, or how it ended. */
export type AnswerState =
  | 'connecting'
  | 'waiting'
  | 'thinking'
  | 'streaming'
  | 'done'
  | 'stopped'
  | 'interrupted'
  | 'failed'
  | 'reconnecting'
