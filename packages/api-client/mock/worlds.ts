import type { Language, Schemas } from '../src/contract/contract.ts'
import { failingScript, usualScript } from './answers/scripts.ts'
import { endingsIn } from './texts/endings.ts'
import { figuresIn } from './texts/figures.ts'
import { sourcesIn, topicsIn } from './texts/topics.ts'
import type { SeedTurn, World } from './world.ts'

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

/** A world without its name, which is its key in the table. */
type Situation = Omit<World, 'name'>

/** Signed in, without a membership, with a topic asked today and two left. */
const freeUser: Situation = {
  isSignedIn: true,
  user: {},
  refusals: {
    uploadAvatar: 'error.proOnly',
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
const newUser: Situation = { ...freeUser, topics: () => [] }

/** Nobody is signed in; whoever signs in is a free user with nothing asked yet. */
const visitor: Situation = { ...newUser, isSignedIn: false }

/** A member, without an X account. */
const pro: Situation = {
  ...freeUser,
  user: {
    ...{ is_membership: 1, plan: 'yearly', plan_renewal: 'renews' },
    ...{ topic_count: 3, user_name: 'Mei' },
  },
  refusals: { switchTwitterIcon: 'error.twitterNotBound' },
  messagesLeft: 3,
  points: {
    cur_points: freeUser.points.cur_points + 100,
    monthly_points: freeUser.points.monthly_points + 100,
    task_list: freeUser.points.task_list.map((task) =>
      task.task_key === 'subscribe' ? { ...task, completed: 1 } : task,
    ),
  },
  pointsRecords: [
    { task_key: 'subscribe', points: 100, status: 'completed' },
    ...freeUser.pointsRecords,
  ],
}

/** A member with a bound X account that has a picture. */
const proWithX: Situation = {
  ...pro,
  user: { ...pro.user, twitter_account: 'mei_onchain' },
  refusals: {},
}

/** A member who has paid twice, and gets the second payment back. */
const paidTwice: Situation = {
  ...pro,
  user: { ...pro.user, refund: { amount: 30_00, currency: 'USD', at: 1_795_132_800 } },
}

const refusing = (base: Situation, refusals: World['refusals']): Situation => ({
  ...base,
  refusals: { ...base.refusals, ...refusals },
})

/** The same with its first topic public. */
const sharing = (base: Situation): Situation => ({
  ...base,
  topics: (language) =>
    base.topics(language).map((topic, index) => ({ ...topic, isShared: index === 0 })),
})

const LONG_TOPIC_TURNS = 500

function longTopicTurn(language: Language, number: number): SeedTurn {
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

/** A topic for each way an answer can end: whole, in versions, failed, stopped, interrupted. */
const everyEnding: Situation = { ...pro, topics: endingsIn }

const situations = {
  /** Where the account that signs in is blocked. */
  'blocked-account': refusing(visitor, { loginByEmail: 'error.accountBlocked' }),
  /** A free user of a server whose payment provider does not answer. */
  'broken-checkout': refusing(newUser, { createCheckoutSession: 'error.checkoutFailed' }),
  'every-ending': everyEnding,
  /** A free user of a server whose model gives up after its first words. */
  'failing-model': { ...freeUser, script: failingScript('error.modelFailed') },
  'free-user': freeUser,
  /** A member of whom as many answers are being written as may be at once. */
  'five-answers': refusing(pro, { ask: 'error.tooManyAnswers' }),
  /** A member with an answer whose numbers were checked; the topic is public. */
  'checked-numbers': sharing({ ...pro, topics: figuresIn }),
  /** A free user of whom as many exports wait as may. */
  exporting: refusing(freeUser, {
    downloadTopic: 'error.tooManyExports',
    downloadMessage: 'error.tooManyExports',
  }),
  /** A free user of a server that writes as many answers as it can. */
  'busy-server': refusing(freeUser, { ask: 'error.serverBusy' }),
  /** A free user of a server that has used up its model for today. */
  'spent-server': refusing(freeUser, { ask: 'error.serverTokenLimit' }),
  /** A free user who has used up the model for today. */
  'out-of-tokens': refusing(freeUser, { ask: 'error.tokenLimit' }),
  /** A free user who has asked for too much in a short time. */
  limited: {
    ...freeUser,
    refusals: {
      sendEmail: 'error.tooManyRequests',
      ask: 'error.tooManyRequests',
      uploadAvatar: 'error.tooManyRequests',
      downloadTopic: 'error.tooManyRequests',
      downloadMessage: 'error.tooManyRequests',
      fetchSharedTopic: 'error.tooManyRequests',
      downloadUserData: 'error.tooManyRequests',
    },
  },
  /** A member with a topic of a thousand messages. */
  'long-topic': {
    ...pro,
    topics: (language) => [
      {
        title: language === 'zh' ? '一千条消息' : 'A thousand messages',
        turns: Array.from({ length: LONG_TOPIC_TURNS }, (_, index) =>
          longTopicTurn(language, index + 1),
        ),
      },
    ],
  },
  'new-pro': { ...pro, topics: () => [] },
  'new-user': newUser,
  /** A free user who signs in with X and in no other way. */
  'only-twitter': {
    ...refusing(newUser, { unbindTwitter: 'error.lastSignIn' }),
    user: { twitter_account: 'mei_onchain' },
  },
  /** A free user without a follow-up question left in any topic. */
  'out-of-messages': {
    ...refusing(freeUser, { 'ask:further': 'error.messageLimit' }),
    messagesLeft: 0,
  },
  /** A free user without a topic left today. */
  'out-of-topics': {
    ...refusing(freeUser, { 'ask:first': 'error.topicLimit' }),
    user: { topic_count: 0 },
  },
  'paid-twice': paidTwice,
  pro,
  'pro-with-x': proWithX,
  'pro-without-picture': refusing(proWithX, { switchTwitterIcon: 'error.noTwitterPicture' }),
  /** A member whose first topic was public until the operator took it down. */
  'taken-down': {
    ...pro,
    topics: (language) =>
      topicsIn(language).map((topic, index) => ({ ...topic, isTakenDown: index === 0 })),
  },
  /** A member whose first topic is public, and protected by a watermark. */
  'protected-topic': {
    ...sharing(everyEnding),
    user: { ...pro.user, is_copyright_protection: 1 },
  },
  'shared-topic': sharing(freeUser),
  /** A free user far away from the server. */
  'slow-network': { ...freeUser, latency: 2000, slowness: 4 },
  /** A free user whose X account is bound to somebody else. */
  'taken-twitter': refusing(newUser, { bindTwitter: 'error.twitterTaken' }),
  visitor,
  /** A server at which nothing can be bought. */
  'without-checkout': {
    ...refusing(newUser, { createCheckoutSession: 'error.checkoutUnavailable' }),
    config: { checkout: 'off' },
  },
  /** A server that cannot hand over its mails. */
  'without-mail': refusing(visitor, { sendEmail: 'error.mailFailed' }),
  /** A free user of a server without a model or a search: it answers from its handbook. */
  'without-model': {
    ...freeUser,
    config: { engine: { kind: 'handbook', model: null }, search: 0, live_data: 0 },
  },
  /** A server at which no provider of sign-ins is configured. */
  'without-providers': { ...newUser, config: { social_providers: [] } },
} as const satisfies Readonly<Record<string, Situation>>

export type WorldName = keyof typeof situations

/** Every situation there is, by its name. */
export const worlds = Object.fromEntries(
  Object.entries<Situation>(situations).map(([name, situation]) => [name, { name, ...situation }]),
) as Readonly<Record<WorldName, World>>
