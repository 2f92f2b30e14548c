import type { MockHandlers } from '../serving/context.ts'
import { orderHandlers, pointsHandlers, userHandlers } from './account.ts'
import { askHandlers } from './ask.ts'
import { authHandlers, socialHandlers } from './auth.ts'
import { configHandlers } from './config.ts'
import { downloadHandlers } from './downloads.ts'
import { messageHandlers, shareHandlers } from './messages.ts'
import { topicHandlers } from './topics.ts'

/** The whole contract, as the mock keeps it. */
export const handlers: MockHandlers = {
  ...authHandlers,
  ...socialHandlers,
  ...userHandlers,
  ...topicHandlers,
  ...messageHandlers,
  ...askHandlers,
  ...shareHandlers,
  ...pointsHandlers,
  ...orderHandlers,
  ...downloadHandlers,
  ...configHandlers,
}
