import { z } from 'zod'
import type { Headline, News } from '../../../ports/news.ts'
import { plainText } from '../../http/plain-text.ts'
import type { ClassOf, SourceClass } from '../../source-classes/source-classes.ts'
import { count, defineTool, nothing } from './define-tool.ts'
import { COUNTS_ONCE, shownOnce } from './found-texts.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import { rankedResults } from './ranked-results.ts'
import { minute, type Tool } from './tool.ts'

const MOST_WORDS = 8
const input = z.object({
  about: z
    .union([z.array(z.string()), z.string().transform((text) => text.split(/[,，、]/))])
    .nullish()
    .transform((words) => (words ?? []).map((word) => plainText(word, 40)).slice(0, MOST_WORDS)),
  days: count(30, 7),
  limit: count(15, 8),
})

/** Without classes the newest headline is first. */
export function newsTool(news: News, classOf?: ClassOf): Tool {
  return defineTool({
    name: 'news',
    kind: 'news',
    description:
      'Headlines of the last days from the news feeds of this site, all or about an asset or theme. Give several words for one thing, such as its name and its ticker, in the language of the feeds, too.',
    properties: {
      about: { type: 'array', items: { type: 'string' }, description: 'Any of these words.' },
      days: { type: 'integer', minimum: 1, maximum: 30 },
      limit: { type: 'integer', minimum: 1, maximum: 15 },
    },
    input,
    step: ({ about }, language) => RESEARCH_MESSAGES[language].news(about.join(', ')),
    async run(query, signal) {
      const { headlines, unread } = await news.headlines(query, signal)
      const gaps = unread.length > 0 && `Some feeds could not be read: ${unread.join(', ')}.`
      if (headlines.length === 0)
        return nothing(['No headline fits.', gaps].filter(Boolean).join(' '))
      const found: readonly ClassedHeadline[] = classOf
        ? rankedResults(headlines, classOf)
        : headlines
      return {
        sources: found.map((headline) => ({
          ...sourceOf(headline),
          ...(headline.class && { class: headline.class }),
        })),
        compared: found.map(({ title, summary }) => ({ text: `${title} ${summary}`, joins: true })),
        tell: (numbers, copies) => ({
          ...(gaps && { note: gaps }),
          ...(copies?.some(({ sites }) => sites > 1) && { rule: COUNTS_ONCE }),
          headlines: shownOnce(found, numbers, copies, ({ url: _, published, ...headline }) => ({
            ...headline,
            published: published.toISOString(),
          })),
        }),
      }
    },
  })
}

interface ClassedHeadline extends Headline {
  readonly class?: SourceClass
}

export const sourceOf = ({ title, summary, publisher, url, published }: Headline) => ({
  title: `${title} – ${publisher}`,
  url,
  excerpt: [summary, `(${minute(published)})`].filter(Boolean).join(' '),
  fetched_at: Math.floor(published.getTime() / 1000),
})
