export {
  type AnyErrorKey,
  ApiError,
  type ApiErrorDetail,
  type ClientErrorKey,
} from './api-error.ts'
export { type CallOptions, type Client, configure } from './client.ts'
export * from './generated/client.ts'
export * from './limits.ts'
export type { Page } from './mutator.ts'
export { SseDecoder, type SseEvent } from './sse/decoder.ts'
export * from './urls.ts'
