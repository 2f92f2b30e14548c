import type { Schemas } from '../../src/contract/contract.ts'
import { usualScript } from '../answers/scripts.ts'
import { topicsIn } from '../texts/topics.ts'
import type { World } from './world.ts'

type Task = Schemas['PointsTask']

const once = (task_key: Task['task_key'], points: number, completed: 0 | 1): Task => ({
  task_key,
  points,
  today_count: 0,
  daily_limit: 0,
  task_type: 'once',
  completed,
})

const daily = (
  task_key: Task['task_key'],
  points: number,
  today_count: number,
  daily_limit: number,
): Task => ({ task_key, points, today_count, daily_limit, task_type: 'daily', completed: 0 })

/** Signed in, without a membership, with a topic asked today and two left. */
export const freeUser: World = {
  name: 'free-user',
  isSignedIn: true,
  user: {},
  refusals: {
    uploadAvatar: 'error.proOnly',
    setRightProtection: 'error.proOnly',
    switchTwitterIcon: 'error.proOnly',
  },
  config: {},
  messagesLeft: 2,
  points: {
    cur_points: 16,
    monthly_points: 16,
    task_list: [
      once('user_register', 10, 1),
      once('bind_twitter', 10, 0),
      once('bind_discord', 10, 0),
      once('subscribe', 100, 0),
      daily('daily_ask', 2, 2, 40),
      daily('daily_share', 4, 4, 80),
    ],
  },
  pointsRecords: [
    { task_key: 'daily_share', points: 4, status: 'completed' },
    { task_key: 'daily_ask', points: 2, status: 'completed' },
    { task_key: 'user_register', points: 10, status: 'completed' },
  ],
  topics: topicsIn,
  script: usualScript,
  latency: 0,
  slowness: 1,
}

/** A free user who has asked nothing yet. */
export const newUser: World = {
  ...freeUser,
  name: 'new-user',
  topics: () => [],
}

/** Nobody is signed in; whoever signs in is a free user with nothing asked yet. */
export const visitor: World = {
  ...freeUser,
  name: 'visitor',
  isSignedIn: false,
  topics: () => [],
}

/** A free user without a follow-up question left in any topic. */
export const outOfMessages: World = {
  ...freeUser,
  name: 'out-of-messages',
  messagesLeft: 0,
  refusals: { ...freeUser.refusals, 'ask:further': 'error.messageLimit' },
}

/** A free user without a topic left today. */
export const outOfTopics: World = {
  ...freeUser,
  name: 'out-of-topics',
  user: { ...freeUser.user, topic_count: 0 },
  refusals: { ...freeUser.refusals, 'ask:first': 'error.topicLimit' },
}

/** A free user whose first topic is public. */
export const sharedTopic: World = {
  ...freeUser,
  name: 'shared-topic',
  topics: (language) =>
    freeUser.topics(language).map((topic, index) => ({ ...topic, isShared: index === 0 })),
}

/** A free user who signs in with X and in no other way. */
export const onlyTwitter: World = {
  ...newUser,
  name: 'only-twitter',
  user: { ...newUser.user, twitter_account: 'mei_onchain' },
  refusals: { ...newUser.refusals, unbindTwitter: 'error.lastSignIn' },
}

/** A free user whose X account is bound to somebody else. */
export const takenTwitter: World = {
  ...newUser,
  name: 'taken-twitter',
  refusals: { ...newUser.refusals, bindTwitter: 'error.twitterTaken' },
}
