import type { ServerHandlers } from '../app-context.ts'
import { askHandlers } from './ask/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { configHandlers } from './config.ts'
import { downloadHandlers } from './downloads/handlers.ts'
import { hotTopicHandlers } from './hot-topics/handlers.ts'
import { legalHandlers } from './legal.ts'
import { messageHandlers } from './messages/handlers.ts'
import { orderHandlers } from './orders/handlers.ts'
import { pointsHandlers } from './points/handlers.ts'
import { shareHandlers } from './share/handlers.ts'
import { socialHandlers } from './social-login/handlers.ts'
import { topicHandlers } from './topics/handlers.ts'
import { userDataHandlers } from './user-data/handlers.ts'
import { userHandlers } from './users/handlers.ts'
import { avatarHandlers } from './users/picture-handlers.ts'

/** Every operation of the contract, once; the compiler names what is missing. */
export const handlers: ServerHandlers = {
  ...userHandlers,
  ...userDataHandlers,
  ...askHandlers,
  ...authHandlers,
  ...avatarHandlers,
  ...configHandlers,
  ...downloadHandlers,
  ...hotTopicHandlers,
  ...legalHandlers,
  ...messageHandlers,
  ...orderHandlers,
  ...pointsHandlers,
  ...shareHandlers,
  ...socialHandlers,
  ...topicHandlers,
}
