import { z } from 'zod'
import type { Env } from '../../env.ts'
import type { Sentiment } from '../../ports/sentiment.ts'
import { readFigure } from '../figures.ts'
import { DataClient, type ObserveRequest } from '../http/data-client.ts'
import { plainName } from '../http/plain-text.ts'

const PUBLIC_URL = 'https://api.alternative.me'
const PAGE = 'https://alternative.me/crypto/fear-and-greed-index/'
/** It changes once a day. */
const MOOD_MS = 600_000
const PER_MINUTE = 30

const reply = z.object({
  data: z.array(
    z.object({
      value: z.string().regex(/^\d{1,3}$/),
      value_classification: z.string(),
      timestamp: z.string().regex(/^\d{1,11}$/),
    }),
  ),
})

export type SentimentSettings = Pick<Env, 'LIVE_DATA' | 'ALTERNATIVE_ME_URL'>

/** The fear and greed index; null without an address. */
export function createSentiment(
  { LIVE_DATA, ALTERNATIVE_ME_URL }: SentimentSettings,
  observe?: ObserveRequest,
): Sentiment | null {
  const baseUrl = ALTERNATIVE_ME_URL ?? (LIVE_DATA === 'public' ? PUBLIC_URL : null)
  if (!baseUrl) return null
  const client = new DataClient({ id: 'alternative.me', baseUrl, perMinute: PER_MINUTE }, observe)
  const index = client.reader(reply, { forMs: MOOD_MS, most: 20 })
  const source = { name: 'Alternative.me', url: PAGE }
  return {
    name: source.name,
    attribution: { ...source, text: 'Crypto Fear & Greed Index by Alternative.me' },
    async moods(days, signal) {
      const { data } = (await index('/fng/', { limit: String(days) }, signal)).data
      return data
        .slice(0, days)
        .flatMap(({ value, value_classification, timestamp }) => {
          const asOf = new Date(Number(timestamp) * 1000)
          const of = ['Fear & Greed Index']
          const figure = readFigure(value, { kind: 'sentiment', unit: 'of 100', of, asOf, source })
          const label = plainName(value_classification, 40)
          return figure && Number(value) <= 100 ? [{ at: asOf, index: figure, label }] : []
        })
        .sort((a, b) => a.at.getTime() - b.at.getTime())
    },
  }
}
