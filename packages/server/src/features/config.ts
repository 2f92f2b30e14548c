import type { Schemas } from '@coinquiry/api-client/contract'
import {
  AVATAR_MAX_BYTES,
  FOLLOW_UPS_PER_TOPIC_AND_DAY,
  HOT_TOPICS,
  LOGIN_CODE_LENGTH,
  POINTS_PAGE_SIZE,
  QUESTION_MAX,
  TOPICS_PER_DAY,
  USER_NAME_MAX,
} from '@coinquiry/api-client/limits'
import type { AppContext, ServerHandlers } from '../app-context.ts'
import { json } from '../contract/replies.ts'
import { DEFAULT_PRICES, type Prices } from '../domain/prices.ts'
import { PICTURE_MAX_PIXELS } from '../ports/images.ts'
import { noticeFor } from './legal.ts'

const limits = {
  topics_per_day: TOPICS_PER_DAY,
  messages_per_topic: FOLLOW_UPS_PER_TOPIC_AND_DAY,
  question_length: QUESTION_MAX,
  user_name_length: USER_NAME_MAX,
  code_length: LOGIN_CODE_LENGTH,
  hot_topics: HOT_TOPICS,
  page_size: POINTS_PAGE_SIZE,
  avatar_bytes: AVATAR_MAX_BYTES,
  avatar_pixels: PICTURE_MAX_PIXELS,
}

/** What this server can do; who asks may have to be told something beside it. */
export function configOf({ env, ports }: Pick<AppContext, 'env' | 'ports'>): Schemas['Config'] {
  return {
    engine: { kind: ports.answerEngine.kind, model: ports.answerEngine.model },
    search: ports.answerEngine.searches ? 1 : 0,
    live_data: ports.answerEngine.readsLiveData ? 1 : 0,
    mail: env.SMTP_URL ? 'smtp' : 'outbox',
    checkout: ports.checkout.isOpen ? ports.checkout.kind : 'off',
    plans: plansOf(ports.checkout.prices ?? DEFAULT_PRICES),
    social_providers: [...ports.socialLogin.providers],
    contact_url: env.CONTACT_URL,
    retention_days: env.RETENTION_DAYS || null,
    notice: null,
    limits,
  }
}

/** In the order of the contract: the free version first. */
function plansOf({ yearly, monthly }: Prices): Schemas['Config']['plans'] {
  return [
    { order_type: null, interval: null, amount: 0, currency: yearly.currency },
    { order_type: '1', interval: 'year', ...yearly },
    { order_type: '2', interval: 'month', ...monthly },
  ]
}

export const configHandlers = {
  fetchConfig: async (context) =>
    json({ code: 0, data: { ...configOf(context), notice: noticeFor(context) } }),
} satisfies Partial<ServerHandlers>
