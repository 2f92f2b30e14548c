import type { Handlers } from '../../src/contract/contract.ts'
import type { Ctx } from '../serving/context.ts'
import { askHandlers } from './ask.ts'
import { authHandlers } from './auth.ts'
import { configHandlers } from './config.ts'
import { downloadHandlers } from './downloads.ts'
import { messageHandlers } from './messages.ts'
import { orderHandlers } from './orders.ts'
import { pointsHandlers } from './points.ts'
import { shareHandlers } from './share.ts'
import { socialHandlers } from './social.ts'
import { topicHandlers } from './topics.ts'
import { userHandlers } from './users.ts'

/** The whole contract, as the mock keeps it. */
export const handlers: Handlers<Ctx> = {
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
