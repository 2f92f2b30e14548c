import { type AnswerEvent, ask } from '@coinquiry/api-client'
import { QUESTION_MAX } from '@coinquiry/api-client/limits'
import { z } from 'zod'
import { askResult, type Heard, withoutBegunLink, withoutOffers } from './ask-result.ts'
import { LANGUAGE, languageOf, type McpTool, readGiven, type Tell } from './tool.ts'

/** Pieces of text are told together, at most this often. */
const TELL_EVERY_MS = 250

const input = z.object({
  question: z.string(),
  topic_id: z.guid().optional(),
  deepthink: z.boolean().default(false),
  internet_search: z.boolean().default(true),
  detached: z.boolean().default(false),
})

/** A question to Coinquiry, by the contract's own `ask`. */
export function askTool(publicUrl: string): McpTool {
  return {
    tool: {
      name: 'ask',
      title: 'Ask Coinquiry',
      description:
        'Asks a question about crypto assets or investing. The answer is stored as a topic of the user and spends the daily allowance. Gives Markdown that cites its sources as [n], the sources, and the figures with their times.',
      inputSchema: {
        type: 'object',
        properties: {
          question: { type: 'string', minLength: 1, maxLength: QUESTION_MAX },
          topic_id: {
            type: 'string',
            format: 'uuid',
            description:
              'The topic_id of an earlier answer, to follow up on it. Absent: a new topic.',
          },
          deepthink: { type: 'boolean', default: false, description: 'A visible analysis first.' },
          internet_search: {
            type: 'boolean',
            default: true,
            description: 'Whether the web and live data may be read.',
          },
          detached: {
            type: 'boolean',
            default: false,
            description: 'Whether the answer goes on when this call is cancelled or disconnected.',
          },
          language: LANGUAGE,
        },
        required: ['question'],
      },
      annotations: {
        ...{ readOnlyHint: false, destructiveHint: false, idempotentHint: false },
        openWorldHint: true,
      },
    },
    async call(given, caller, tell) {
      const { question, topic_id: sentId, ...asked } = readGiven(input, given)
      const topicId = sentId ?? crypto.randomUUID()
      const language = languageOf(given, caller)
      const { signal } = caller
      const request = { question, topics_id: topicId, ...asked }
      const events = ask(request, { client: caller.api(language), signal })
      const heard = await hear(events, tell)
      return askResult(heard, { topicId, publicUrl, language })
    },
  }
}

async function hear(events: AsyncIterable<AnswerEvent>, tell: Tell): Promise<Heard> {
  const heard: Heard = { text: '', analysis: '', sources: [], followups: [], isComplete: false }
  const unshown = { pieces: '', at: performance.now() }
  for await (const event of events) {
    if (event.event === 'progress') await tell(event.step)
    if (event.event === 'think') heard.analysis += event.content
    if (event.event === 'sources') heard.sources = event.items
    if (event.event === 'figures') heard.figures = event
    if (event.event === 'followups') heard.followups = event.items
    if (event.event === 'generateEnd') heard.isComplete = true
    if (event.event === 'error') heard.error = event
    if (event.event === 'close') heard.close = event
    if (event.event !== 'message') continue
    heard.text += event.content
    unshown.pieces += event.content
    const now = performance.now()
    if (now - unshown.at < TELL_EVERY_MS) continue
    const whole = withoutBegunLink(unshown.pieces)
    if (whole === '') continue
    await tell(withoutOffers(whole))
    Object.assign(unshown, { pieces: unshown.pieces.slice(whole.length), at: now })
  }
  if (unshown.pieces !== '') await tell(withoutOffers(unshown.pieces))
  return heard
}
