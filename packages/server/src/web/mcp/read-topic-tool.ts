import { ApiError, topicDownloadUrl } from '@coinquiry/api-client'
import { z } from 'zod'
import { LANGUAGE, languageOf, type McpTool, READS, readGiven } from './tool.ts'

const input = z.object({ topic_id: z.guid(), time_zone: z.string().optional() })

/** A topic as the contract's own export gives it. */
export const readTopicTool: McpTool = {
  tool: {
    name: 'read_topic',
    title: 'Read a topic',
    description:
      "Reads a conversation of the user, or a public one of somebody else's, as Markdown: its questions and answers with their sources.",
    inputSchema: {
      type: 'object',
      properties: {
        topic_id: { type: 'string', format: 'uuid' },
        time_zone: {
          type: 'string',
          description: 'IANA time zone of the times; UTC unless given.',
        },
        language: LANGUAGE,
      },
      required: ['topic_id'],
    },
    annotations: { ...READS, openWorldHint: false },
  },
  async call(given, caller) {
    const { topic_id: topicId, time_zone: timeZone } = readGiven(input, given)
    const language = languageOf(given, caller)
    const client = caller.api(language)
    const { fetch = globalThis.fetch, token } = client
    const response = await fetch(topicDownloadUrl(topicId, 'markdown', { client, timeZone }), {
      headers: { authorization: `Bearer ${token?.()}`, 'accept-language': language },
      signal: caller.signal,
    })
    const text = await response.text()
    if (response.headers.get('content-type')?.startsWith('text/markdown'))
      return { content: [{ type: 'text', text }] }
    const { message, error_key: errorKey } = JSON.parse(text)
    const wait = response.headers.get('retry-after')
    const retryAfter = wait === null ? undefined : Number(wait)
    throw new ApiError({ status: response.status, errorKey, message, retryAfter })
  },
}
