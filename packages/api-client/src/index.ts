export {
  type AnyErrorKey,
  ApiError,
  type ApiErrorDetail,
  type ClientErrorKey,
} from './api-error.ts'
export {
  type AnswerState,
  type AnswerStep,
  emptyAnswer,
  isUnfinished,
  reduceAnswer,
  type ShownAnswer,
  storedAnswer,
} from './ask/answer-state.ts'
export {
  type AnswerEvent,
  type AnswerOptions,
  type AskOptions,
  ask,
  attachAnswer,
  StreamInterrupted,
} from './ask/answer-stream.ts'
export {
  type AnswerSource,
  type FollowOptions,
  followAnswer,
} from './ask/follow-answer.ts'
export type { Page } from './call.ts'
export * from './client.gen.ts'
export { type CallOptions, type Client, configure } from './client.ts'
export { newId } from './ids.ts'
export * from './limits.ts'
export { isReachable, tryAgainNow, waitForServer } from './signs-of-life.ts'
export { SseDecoder, type SseEvent } from './sse.ts'
export * from './urls.ts'
export { downloadUserData, type UserDataOptions } from './user-data.ts'
