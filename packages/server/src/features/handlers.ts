import type { Handlers } from '@coinquiry/api-client/contract'
import type { Ctx } from '../contract/context.ts'
import { askHandlers } from './ask/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { configHandlers } from './config/handlers.ts'
import { hotTopicHandlers } from './hot-topics/handlers.ts'
import { messageHandlers } from './messages/handlers.ts'
import { unbuiltHandlers } from './unbuilt.ts'
import { userHandlers } from './users/handlers.ts'

/** Every operation of the contract, once; the compiler names what is missing. */
export const handlers: Handlers<Ctx> = {
  ...askHandlers,
  ...authHandlers,
  ...configHandlers,
  ...hotTopicHandlers,
  ...messageHandlers,
  ...unbuiltHandlers,
  ...userHandlers,
}
