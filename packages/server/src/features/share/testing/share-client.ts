import type { Schemas } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../../app-context.ts'
import { visitor } from '../../../contract/viewer.ts'
import type { Client } from '../../../testing/ask-world.ts'
import { bodyOnly, pathOnly } from '../../../testing/handler-context.ts'
import { shareHandlers } from '../handlers.ts'

/** Makes or finds the link of a topic and gives its token. */
export async function share(client: Client, topics_id: string): Promise<string> {
  const reply = await shareHandlers.shareTopic(client.ctx(), bodyOnly({ topics_id }))
  return reply.body.data.share_token
}

/** Switches a link on or off. */
export async function permit(client: Client, share_token: string, on: 0 | 1): Promise<void> {
  const body = { share_token, public_permission: on }
  await shareHandlers.setSharePermission(client.ctx(), bodyOnly(body))
}

/** Opens a link with the client's bearer. */
export async function openLink(client: Client, token: string): Promise<Schemas['TopicContent']> {
  return openIn(client.ctx(), token)
}

/** Opens a link at the client's node without signing in. */
export async function openLinkAsVisitor(
  client: Client,
  token: string,
): Promise<Schemas['TopicContent']> {
  return openIn({ ...client.ctx(), viewer: visitor }, token)
}

async function openIn(ctx: RequestContext, token: string) {
  const reply = await shareHandlers.fetchSharedTopic(ctx, pathOnly({ token }))
  return reply.body.data
}
