import {
  freeUser,
  newUser,
  onlyTwitter,
  outOfMessages,
  outOfTopics,
  sharedTopic,
  takenTwitter,
  visitor,
} from './free-users.ts'
import {
  everyEnding,
  longTopic,
  newPro,
  pro,
  protectedTopic,
  proWithoutPicture,
  proWithX,
} from './members.ts'
import {
  brokenCheckout,
  failingModel,
  limited,
  slowNetwork,
  withoutCheckout,
  withoutMail,
  withoutModel,
  withoutProviders,
} from './servers.ts'
import type { World } from './world.ts'

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
