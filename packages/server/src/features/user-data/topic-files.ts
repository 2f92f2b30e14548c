import { setTimeout as sleep } from 'node:timers/promises'
import type { UserRequestContext } from '../../app-context.ts'
import { exchangesOf } from '../../domain/exchanges.ts'
import { fileName } from '../../domain/file-name.ts'
import { selectedPath } from '../../domain/versions.ts'
import { DocumentsBusy, type ExportDocument, type QueuePlace } from '../../ports/documents.ts'
import { documentOf } from '../downloads/export-document.ts'
import { written } from '../messages/read-topic.ts'
import { loadTopic, type TopicRow } from '../messages/store.ts'
import { loadMessages, loadTopicTimes, type StoredMessage, topicIds } from './store.ts'
import type { ZipFile } from './zip.ts'

/** A file of JSON holds at most so many topics, or about so many characters. */
const BATCH = { topics: 100, characters: 4_000_000 }
/** The zip that everything can open has no more than 65,535 files. */
const MOST_FILES = 50_000

/** Each topic as Markdown, and after each batch of them the file with all that is known of them. */
export async function* topicFiles(
  ctx: UserRequestContext,
  timeZone: string,
): AsyncGenerator<ZipFile, void> {
  const ids = await topicIds(ctx.database.db, ctx.viewer.userId)
  let batch: string[] = []
  let characters = 0
  let files = 0
  for (const [place, id] of ids.entries()) {
    const topic = await readTopic(ctx, id)
    if (topic) {
      const text = JSON.stringify(topic.json)
      batch.push(text)
      characters += text.length
      const name = `topics/${numbered(place + 1)} ${fileName(topic.json.title, 'md')}`
      const markdown = place < MOST_FILES ? await markdownOf(ctx, topic.document(timeZone)) : null
      if (markdown) yield { name, parts: [markdown] }
    }
    const isLast = place === ids.length - 1
    if (!isLast && batch.length < BATCH.topics && characters < BATCH.characters) continue
    files += 1
    yield { name: `topics-${numbered(files)}.json`, parts: [`[\n${batch.join(',\n')}\n]\n`] }
    batch = []
    characters = 0
  }
}

const numbered = (number: number) => String(number).padStart(4, '0')

/** A topic with all its messages; null when it is deleted meanwhile. */
async function readTopic(ctx: UserRequestContext, id: string) {
  const { database, viewer } = ctx
  const topic = await loadTopic(database.db, id)
  const times = await loadTopicTimes(database.db, id)
  if (!topic || !times || topic.userId !== viewer.userId) return null
  const messages = written(ctx, await loadMessages(database.db, id))
  const path = selectedPath(messages, topic.selectedFirst).map(({ selected }) => selected)
  const selected = new Set(path.map((message) => message.id))
  const modes = new Map(
    messages.flatMap(({ requestId, deepThink, internetSearch, askedAt }) =>
      deepThink === null || internetSearch === null
        ? []
        : [[requestId, { deepThink, internetSearch, askedAt }] as const],
    ),
  )
  return {
    json: jsonOf(topic, times, messages, selected),
    document: (timeZone: string) => documentOf(ctx, topic, exchangesOf(path), { modes, timeZone }),
  }
}

function jsonOf(
  topic: TopicRow,
  times: { readonly created_at: number; readonly updated_at: number },
  messages: readonly StoredMessage[],
  selected: ReadonlySet<string>,
) {
  return {
    topics_id: topic.topicId,
    title: topic.title ?? '',
    ...times,
    is_collected: topic.isFavorite,
    public_permission: topic.isPublic ? 1 : 0,
    is_taken_down: topic.isTakenDown ? 1 : 0,
    share_token: topic.shareToken ?? '',
    continues: topic.source,
    messages: messages
      .toSorted(byTime)
      .map((message) => messageJson(message, selected.has(message.id))),
  }
}

/** A question before its answer, which is stored with it. */
const byTime = (one: StoredMessage, other: StoredMessage) =>
  one.createdAt.getTime() - other.createdAt.getTime() ||
  Number(one.role === 'assistant') - Number(other.role === 'assistant')

function messageJson(message: StoredMessage, isSelected: boolean) {
  const { id, parentId, role, content, createdAt } = message
  const shared = {
    message_id: id,
    parent_id: parentId,
    role_type: role,
    is_selected: isSelected ? 1 : 0,
    content,
    created_at: Math.floor(createdAt.getTime() / 1000),
  }
  if (role === 'user') return shared
  const { status, think, thinkMs, isLike, dislikeReason, sources, figures, followups } = message
  return {
    ...shared,
    status: status ?? 'done',
    think_content: think,
    ...(thinkMs !== null && { think_ms: thinkMs }),
    ...(message.deepThink !== null && { deepthink: Number(message.deepThink) }),
    ...(message.internetSearch !== null && { internet_search: Number(message.internetSearch) }),
    is_like: isLike,
    ...(dislikeReason !== null && { dislike_reason: dislikeReason }),
    sources: sources ?? [],
    ...(figures !== null && { figures }),
    followups: followups ?? [],
  }
}

/** Null where it cannot be written as Markdown: its JSON has everything. */
async function markdownOf(
  ctx: UserRequestContext,
  document: ExportDocument,
): Promise<Uint8Array | null> {
  const { signal } = ctx
  const place = await placeFor(ctx)
  try {
    return await place.write(document, 'markdown', signal)
  } catch {
    signal.throwIfAborted()
    return null
  } finally {
    place.leave()
  }
}

/** Waits among those who export something. */
async function placeFor({ ports, viewer, signal }: UserRequestContext): Promise<QueuePlace> {
  for (;;) {
    try {
      return ports.documents.enter(viewer.userId)
    } catch (error) {
      if (!(error instanceof DocumentsBusy)) throw error
      await sleep(1000, undefined, { signal })
    }
  }
}
