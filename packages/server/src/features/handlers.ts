import type { Handlers } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../app-context.ts'
import { askHandlers } from './ask/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { socialHandlers } from './auth/social/handlers.ts'
import { configHandlers } from './config/handlers.ts'
import { downloadHandlers } from './downloads/handlers.ts'
import { hotTopicHandlers } from './hot-topics/handlers.ts'
import { messageHandlers } from './messages/handlers.ts'
import { ratingHandlers } from './messages/rating-handlers.ts'
import { orderHandlers } from './orders/handlers.ts'
import { pointsHandlers } from './points/handlers.ts'
import { shareHandlers } from './share/handlers.ts'
import { topicHandlers } from './topics/handlers.ts'
import { accountHandlers } from './users/account-handlers.ts'
import { userHandlers } from './users/handlers.ts'
import { avatarHandlers } from './users/pictures/handlers.ts'
import { twitterHandlers } from './users/twitter/handlers.ts'

/** Every operation of the contract, once; the compiler names what is missing. */
export const handlers: Handlers<RequestContext> = {
  ...accountHandlers,
  ...askHandlers,
  ...authHandlers,
  ...avatarHandlers,
  ...configHandlers,
  ...downloadHandlers,
  ...hotTopicHandlers,
  ...messageHandlers,
  ...orderHandlers,
  ...pointsHandlers,
  ...ratingHandlers,
  ...shareHandlers,
  ...socialHandlers,
  ...topicHandlers,
  ...twitterHandlers,
  ...userHandlers,
}
