import type { Schemas } from '../../src/contract/contract.ts'
import {
  AVATAR_MAX_BYTES,
  DEFAULT_PRICES,
  FOLLOW_UPS_PER_TOPIC_AND_DAY,
  HOT_TOPICS,
  LOGIN_CODE_LENGTH,
  POINTS_PAGE_SIZE,
  QUESTION_MAX,
  TOPICS_PER_DAY,
  USER_NAME_MAX,
} from '../../src/limits.ts'
import { json, type MockHandlers } from '../serving/context.ts'
import type { World } from '../world.ts'

export const configHandlers = {
  fetchConfig: async ({ world }) => json({ code: 0, data: config(world) }),

  // Its operator has written nothing, so that clients show their placeholders.
  fetchLegalPage: async ({ language }) => json({ code: 0, data: { language, text: null } }),
} satisfies Partial<MockHandlers>

/** What the server of a world can do. */
export const config = (world: World): Schemas['Config'] => ({
  engine: { kind: 'model', model: 'mock' },
  search: 1,
  live_data: 1,
  mail: 'outbox',
  checkout: 'test',
  plans: [
    { order_type: null, interval: null, amount: 0, currency: 'USD' },
    { order_type: '1', interval: 'year', amount: DEFAULT_PRICES.yearly, currency: 'USD' },
    { order_type: '2', interval: 'month', amount: DEFAULT_PRICES.monthly, currency: 'USD' },
  ],
  social_providers: ['google', 'apple', 'twitter'],
  contact_url: 'mailto:hello@example.org',
  retention_days: null,
  notice: null,
  limits: {
    topics_per_day: TOPICS_PER_DAY,
    messages_per_topic: FOLLOW_UPS_PER_TOPIC_AND_DAY,
    question_length: QUESTION_MAX,
    user_name_length: USER_NAME_MAX,
    code_length: LOGIN_CODE_LENGTH,
    hot_topics: HOT_TOPICS,
    page_size: POINTS_PAGE_SIZE,
    avatar_bytes: AVATAR_MAX_BYTES,
    avatar_pixels: 4096,
  },
  ...world.config,
})
