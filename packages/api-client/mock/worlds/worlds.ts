import type { World } from '../world.ts'
import { brokenCheckout } from './broken-checkout.ts'
import { everyEnding } from './every-ending.ts'
import { failingModel } from './failing-model.ts'
import { freeUser } from './free-user.ts'
import { limited } from './limited.ts'
import { longTopic } from './long-topic.ts'
import { newPro } from './new-pro.ts'
import { newUser } from './new-user.ts'
import { onlyTwitter } from './only-twitter.ts'
import { outOfMessages } from './out-of-messages.ts'
import { outOfTopics } from './out-of-topics.ts'
import { pro } from './pro.ts'
import { proWithX } from './pro-with-x.ts'
import { proWithoutPicture } from './pro-without-picture.ts'
import { protectedTopic } from './protected-topic.ts'
import { sharedTopic } from './shared-topic.ts'
import { slowNetwork } from './slow-network.ts'
import { takenTwitter } from './taken-twitter.ts'
import { visitor } from './visitor.ts'
import { withoutCheckout } from './without-checkout.ts'
import { withoutMail } from './without-mail.ts'
import { withoutModel } from './without-model.ts'
import { withoutProviders } from './without-providers.ts'

/** Every situation there is, by its name. */
export const worlds = {
  'broken-checkout': brokenCheckout,
  'every-ending': everyEnding,
  'failing-model': failingModel,
  'free-user': freeUser,
  limited: limited,
  'long-topic': longTopic,
  'new-pro': newPro,
  'new-user': newUser,
  'only-twitter': onlyTwitter,
  'out-of-messages': outOfMessages,
  'out-of-topics': outOfTopics,
  pro: pro,
  'pro-with-x': proWithX,
  'pro-without-picture': proWithoutPicture,
  'protected-topic': protectedTopic,
  'shared-topic': sharedTopic,
  'slow-network': slowNetwork,
  'taken-twitter': takenTwitter,
  visitor: visitor,
  'without-checkout': withoutCheckout,
  'without-mail': withoutMail,
  'without-model': withoutModel,
  'without-providers': withoutProviders,
} as const satisfies Readonly<Record<string, World>>

export type WorldName = keyof typeof worlds
