import type { Language } from '../../src/contract/contract.ts'
import { endingsIn } from '../texts/endings.ts'
import { sourcesIn } from '../texts/topics.ts'
import { freeUser } from './free-users.ts'
import type { SeedTurn, World } from './world.ts'

const points = freeUser.points

/** A member, without an X account. */
export const pro: World = {
  ...freeUser,
  name: 'pro',
  user: { ...freeUser.user, is_membership: 1, topic_count: 3, user_name: 'Mei' },
  refusals: { switchTwitterIcon: 'error.twitterNotBound' },
  messagesLeft: 3,
  points: {
    ...points,
    cur_points: points.cur_points + 100,
    monthly_points: points.monthly_points + 100,
    task_list: points.task_list.map((task) =>
      task.task_key === 'subscribe' ? { ...task, completed: 1 } : task,
    ),
  },
  pointsRecords: [
    { task_key: 'subscribe', points: 100, status: 'completed' },
    ...freeUser.pointsRecords,
  ],
}

/** A member who has asked nothing yet. */
export const newPro: World = {
  ...pro,
  name: 'new-pro',
  topics: () => [],
}

/** A member with a bound X account that has a picture. */
export const proWithX: World = {
  ...pro,
  name: 'pro-with-x',
  user: { ...pro.user, twitter_account: 'mei_onchain' },
  refusals: {},
}

/** A member with a bound X account that has no picture. */
export const proWithoutPicture: World = {
  ...proWithX,
  name: 'pro-without-picture',
  refusals: { switchTwitterIcon: 'error.noTwitterPicture' },
}

/** A member with a topic for each way an answer can end: whole, in versions, failed, stopped, interrupted. */
export const everyEnding: World = {
  ...pro,
  name: 'every-ending',
  topics: endingsIn,
}

/** A member whose first topic is public, and protected by a watermark. */
export const protectedTopic: World = {
  ...pro,
  name: 'protected-topic',
  user: { ...pro.user, is_copyright_protection: 1 },
  topics: (language) =>
    endingsIn(language).map((topic, index) => ({ ...topic, isShared: index === 0 })),
}

const TURNS = 500

function turn(language: Language, number: number): SeedTurn {
  const [question, content] =
    language === 'zh'
      ? [
          `第 ${number} 个问题：手续费由什么决定？`,
          `第 ${number} 个回答：由**区块空间**的供求决定 [1]。`,
        ]
      : [
          `Question ${number}: what decides the fee?`,
          `Answer ${number}: supply and demand of **block space** [1].`,
        ]
  return { question, answers: [{ content, sources: sourcesIn(language) }] }
}

/** A member with a topic of a thousand messages. */
export const longTopic: World = {
  ...pro,
  name: 'long-topic',
  topics: (language) => [
    {
      title: language === 'zh' ? '一千条消息' : 'A thousand messages',
      turns: Array.from({ length: TURNS }, (_, index) => turn(language, index + 1)),
    },
  ],
}
