import { z } from 'zod'
import { SEARCH_SPANS, type WebSearch } from '../../../ports/web-search.ts'
import { plainText } from '../../http/plain-text.ts'
import type { ClassOf } from '../../source-classes/source-classes.ts'
import { languageOf } from '../language.ts'
import { COUNTS_ONCE, shownOnce } from './found-texts.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import { rankedResults } from './ranked-results.ts'
import type { Tool } from './tool.ts'

const input = z.object({
  query: z.string().transform((text) => plainText(text, 300)),
  within: z.enum(SEARCH_SPANS).optional().catch(undefined),
})
const RESULTS = 6
const LONGEST_STEP = 80

/** For the model. */
const RULE = `Prefer results of the classes primary, regulator and data. Use community and promotional ones only as such, never as proof. ${COUNTS_ONCE} For a question about now, say of what day an old result is.`
const UNDATED = ' Not every search heeds a span: a result without a date may be older.'
const NOTHING =
  'The search worked and found nothing. Try other words, or a longer span if you gave one, or say that nothing was found: that is no proof that there is nothing.'

export function searchTool(search: WebSearch, classOf: ClassOf, now: () => Date): Tool {
  return {
    name: 'search_web',
    kind: 'web',
    description:
      'Search the web. Use it for news, for anything recent, and to check facts. Short queries of a few words work best.',
    parameters: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'What to search for.' },
        within: {
          ...{ type: 'string', enum: SEARCH_SPANS },
          description: 'Only pages of the last day, week, month or year; without it, of any time.',
        },
      },
      required: ['query'],
    },
    read(given) {
      const { success, data } = input.safeParse(given)
      if (!success || !data.query) return null
      const { query, within } = data
      return {
        step: (language) => RESEARCH_MESSAGES[language].searching(plainText(query, LONGEST_STEP)),
        async run(signal) {
          const wanted = { text: query, language: languageOf(query), limit: RESULTS, within }
          const results = rankedResults(await search.search(wanted, signal), classOf)
          const fetched_at = Math.floor(now().getTime() / 1000)
          return {
            sources: results.map(({ title, url, excerpt, published, class: sourceClass }) => ({
              title,
              url,
              ...(excerpt && { excerpt }),
              fetched_at,
              ...(published && { published: published.slice(0, 10) }),
              class: sourceClass,
            })),
            compared: results.map(({ excerpt }) => ({ text: excerpt, joins: true })),
            tell: (numbers, copies) => ({
              rule: results.length > 0 ? RULE + (within ? UNDATED : '') : NOTHING,
              results: shownOnce(results, numbers, copies, ({ published, ...result }) => ({
                ...result,
                ...(published && { published }),
              })),
            }),
          }
        },
      }
    },
  }
}
