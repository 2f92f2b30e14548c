import { DOCX, PDF } from '../samples.ts'
import type { HandlersOf } from '../serving/context.ts'
import { refuse } from '../serving/refusal.ts'
import { file } from '../serving/replies.ts'
import type { Message, Topic } from '../state/rows.ts'
import { messagesOf, selectedPath } from '../topics/conversation.ts'
import { readableTopic } from '../topics/topic-access.ts'

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const downloadHandlers: HandlersOf<'downloadTopic' | 'downloadMessage'> = {
  downloadTopic: async (ctx, { query: { topics_id, file_type } }) => {
    const { topic } = readableTopic(ctx, topics_id)
    const path = selectedPath(messagesOf(ctx.house, topic.topics_id), topic)
    return exported(
      topic,
      path.map(({ selected }) => selected),
      file_type,
    )
  },

  downloadMessage: async (ctx, { query: { message_id, file_type } }) => {
    const { messages } = ctx.house
    const answer = messages.findFirst((q) => q.where({ message_id, role_type: 'assistant' }))
    if (!answer) throw refuse('error.noAccess')
    const { topic } = readableTopic(ctx, answer.topics_id)
    const asked = messages.findMany((q) => q.where({ message_id: answer.parent_id ?? '' }))
    return exported(topic, [...asked, answer], file_type)
  },
}

/** Only Markdown holds what was said; the others are samples that can be opened. */
function exported({ title }: Topic, messages: readonly Message[], file_type: 0 | 1 | 2) {
  const parts = messages.map(({ role_type, content }) =>
    role_type === 'user' ? `## ${content}` : content,
  )
  const markdown = new TextEncoder().encode([`# ${title}`, ...parts].join('\n\n'))
  const kinds = [
    ['application/pdf', 'pdf', PDF],
    ['text/markdown', 'md', markdown],
    [DOCX_TYPE, 'docx', DOCX],
  ] as const
  const [mediaType, extension, content] = kinds[file_type]
  return file({ mediaType, name: `${title}.${extension}`, content })
}
