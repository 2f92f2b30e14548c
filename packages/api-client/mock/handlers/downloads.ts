import type { Message, Topic } from '../rows.ts'
import { file, type MockHandlers, refuse } from '../serving/context.ts'
import { selectedPath } from '../topics/conversation.ts'
import { readableTopic } from '../topics/topic-access.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const PDF_OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] >>',
]

/** One empty page. */
const PDF = bytes(
  [
    '%PDF-1.4',
    ...PDF_OBJECTS.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`),
    'trailer << /Root 1 0 R >>',
    '%%EOF\n',
  ].join('\n'),
)

/** The shortest archive there is: nothing is in it. */
const ZIP = bytes(`PK\x05\x06${'\0'.repeat(18)}`)
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const downloadHandlers = {
  downloadTopic: async (ctx, { query: { topics_id, file_type, time_zone } }) => {
    const { topic } = readableTopic(ctx, topics_id)
    const messages = selectedPath(ctx.server, topic).map(({ selected }) => selected)
    return exported(topic, messages, file_type, timeOf(ctx.server.clock(), time_zone))
  },

  downloadMessage: async (ctx, { query: { message_id, file_type, time_zone } }) => {
    const { messages } = ctx.server
    const answer = messages.find(
      (one) => one.message_id === message_id && one.role_type === 'assistant',
    )
    if (!answer) throw refuse('error.noAccess')
    const { topic, isOwn } = readableTopic(ctx, answer.topics_id)
    const isShown = selectedPath(ctx.server, topic).some(({ selected }) => selected === answer)
    if (!isOwn && !isShown) throw refuse('error.noAccess')
    const asked = messages.filter((one) => one.message_id === answer.parent_id)
    return exported(topic, [...asked, answer], file_type, timeOf(ctx.server.clock(), time_zone))
  },

  downloadUserData: async () =>
    file({ mediaType: 'application/zip', name: 'coinquiry.zip', content: ZIP }),
} satisfies Partial<MockHandlers>

/** To the minute, with the zone's name. */
function timeOf(seconds: number, timeZone = 'UTC'): string {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return `${format.format(seconds * 1000)} ${timeZone}`
}

/** Only Markdown holds what was said; the others are samples that can be opened. */
function exported(
  { title }: Topic,
  messages: readonly Message[],
  file_type: 0 | 1 | 2,
  exportedAt: string,
) {
  const parts = messages.map(({ role_type, content }) =>
    role_type === 'user' ? `## ${content}` : content,
  )
  const markdown = new TextEncoder().encode([`# ${title}`, exportedAt, ...parts].join('\n\n'))
  const kinds = [
    ['application/pdf', 'pdf', PDF],
    ['text/markdown; charset=utf-8', 'md', markdown],
    [DOCX_TYPE, 'docx', ZIP],
  ] as const
  const [mediaType, extension, content] = kinds[file_type]
  return file({ mediaType, name: `${title}.${extension}`, content })
}
