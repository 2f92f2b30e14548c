import { z } from 'zod'
import type { Sentiment } from '../../../ports/sentiment.ts'
import { thinned } from './chart.ts'
import { count, defineTool, nothing } from './define-tool.ts'
import { findingOf, reported, shown } from './figure-text.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import type { Tool } from './tool.ts'

const MOST_REPORTED = 30
const input = z.object({ days: count(365, 7) })

export function sentimentTool(sentiment: Sentiment): Tool {
  return defineTool({
    name: 'sentiment',
    kind: 'sentiment',
    description:
      'The fear and greed index of the crypto market (0 extreme fear, 100 extreme greed), today and over the last days.',
    properties: { days: { type: 'integer', minimum: 1, maximum: 365 } },
    input,
    step: (_, language) => RESEARCH_MESSAGES[language].sentiment,
    async run({ days }, signal) {
      const moods = await sentiment.moods(days, signal)
      const today = moods.at(-1)
      if (!today) return nothing('There is no index just now.')
      const finding = findingOf({
        title: `Fear & Greed Index – ${sentiment.name}`,
        url: sentiment.attribution.url,
        excerpt: `${shown(today.index)}, ${today.label}`,
        result: { index: today.index, label: today.label },
      })
      const past = thinned(moods, MOST_REPORTED).map(({ at, index, label }) => ({
        day: at.toISOString().slice(0, 10),
        index: reported(index),
        label,
      }))
      return {
        ...finding,
        figures: moods.map(({ index }) => index),
        tell: (numbers) => ({ ...finding.tell(numbers), days: past }),
      }
    },
  })
}
