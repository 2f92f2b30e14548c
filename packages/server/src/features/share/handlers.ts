import { randomBytes } from 'node:crypto'
import type { ServerHandlers } from '../../app-context.ts'
import { json, keptJson } from '../../contract/replies.ts'
import { own } from '../../domain/access.ts'
import { networkOf } from '../../domain/network-of.ts'
import { asOneLine } from '../../domain/one-line.ts'
import { SHARED_TOPIC } from '../../domain/points.ts'
import { refuse } from '../../domain/refusal.ts'
import { storable } from '../../domain/storable.ts'
import { earnDaily } from '../../quota/quota.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { keyedHash } from '../auth/secrets.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import { topicList } from '../topics/topic-list.ts'
import { addReport } from './report-store.ts'
import { readLink } from './shared-topic.ts'
import { loadLink, publish, setPermission } from './store.ts'

export const shareHandlers = {
  shareTopic: async (ctx, { body }) => {
    const { database, viewer, now } = ctx
    const { userId } = viewer
    const topicId = body.topics_id
    await takeRate(ctx, 'share', userId)
    const share_token = await database.write(async (tx) => {
      await lockUser(tx, userId)
      const { shareToken, isTakenDown } = own(await loadLink(tx, topicId), userId)
      if (isTakenDown) throw refuse('error.topicTakenDown')
      if (shareToken !== null) return shareToken
      const newToken = newShareToken()
      await publish(tx, topicId, newToken)
      await earnDaily(tx, userId, SHARED_TOPIC, topicId, now)
      return newToken
    })
    return json({ code: 0, data: { share_token } })
  },

  fetchSharedTopic: async (ctx, { path }) => {
    const { viewer, sharedTopics } = ctx
    const load = async (userId: string | null) => {
      const data = await readLink(ctx, path.token, userId)
      return data && ({ code: 0, data } as const)
    }
    const isVisitor = viewer.kind === 'visitor'
    const body = isVisitor
      ? await sharedTopics.read(path.token, () => load(null))
      : await load(viewer.userId)
    if (!body) throw refuse('error.invalidShareToken')
    // What only its owner can read is kept nowhere; others never know the owner's id.
    const isOwner = !isVisitor && body.data.cur_topics_info.topics_user_id === viewer.userId
    return isOwner ? json(body) : keptJson(body)
  },

  fetchSharedTopics: async (ctx, { query }) => json(await topicList(ctx, query, 'public')),

  setSharePermission: async ({ database, viewer }, { body }) => {
    const { userId } = viewer
    const shareToken = storable(body.share_token)
    const isPublic = Boolean(body.public_permission)
    const topic = await setPermission(database.db, { userId, shareToken, isPublic })
    if (!topic) throw refuse('error.invalidShareToken')
    if (isPublic && topic.isTakenDown) throw refuse('error.topicTakenDown')
    return json({ code: 0, data: null })
  },

  reportSharedTopic: async (ctx, { path, body }) => {
    const { database, viewer, ip, secret, now } = ctx
    await takeRate(ctx, 'report', ip)
    const who = viewer.kind === 'user' ? viewer.userId : networkOf(ip)
    const isShared = await addReport(database.db, {
      shareToken: storable(path.token),
      reporterHash: keyedHash(secret, 'reporter', viewer.kind, who),
      reason: body.reason,
      note: asOneLine(body.note ?? ''),
      now,
    })
    if (!isShared) throw refuse('error.invalidShareToken')
    return json({ code: 0, data: null })
  },
} satisfies Partial<ServerHandlers>

/** 128 random bits, safe in an address. */
function newShareToken(): string {
  return randomBytes(16).toString('base64url')
}
