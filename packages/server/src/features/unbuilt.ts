import type { OperationId } from '@coinquiry/api-client/contract'
import type { HandlersOf } from '../contract/context.ts'
import { refuse } from '../domain/refusal.ts'

/** Operations of the contract that are not built yet; they answer 501. This list is to become empty. */
export const unbuilt = [
  'appleLogin',
  'beginBindTwitter',
  'beginGoogleLogin',
  'beginTwitterLogin',
  'bindTwitter',
  'collectTopic',
  'createCheckoutSession',
  'deleteAllTopics',
  'deleteTopic',
  'deleteUser',
  'downloadMessage',
  'downloadTopic',
  'fetchAccessToken',
  'fetchAvatar',
  'fetchCollection',
  'fetchPointsHistory',
  'fetchPointsInfo',
  'fetchSharedTopic',
  'fetchTopicList',
  'handleTopicComments',
  'setDataManager',
  'setRightProtection',
  'setSharePermission',
  'shareTopic',
  'socialCallback',
  'stripeWebhook',
  'switchTwitterIcon',
  'unbindTwitter',
  'updateUserName',
  'uploadAvatar',
] as const satisfies readonly OperationId[]

type Unbuilt = (typeof unbuilt)[number]

async function notBuilt(): Promise<never> {
  throw refuse('error.notBuilt')
}

/** The same refusal under each name. */
function each<Id extends string, Value>(ids: readonly Id[], value: Value) {
  return Object.fromEntries(ids.map((id) => [id, value])) as Record<Id, Value>
}

export const unbuiltHandlers: HandlersOf<Unbuilt> = each(unbuilt, notBuilt)
