import { newUser, type User } from '../../fixtures/users.ts'
import type { TestApp } from '../test-app/test-app.ts'

/** What the owner of a topic does with it beside the page. */
export interface Sharer {
  /** Makes the topic public; gives its token. */
  share(topicsId: string): Promise<string>
  permit(token: string, isPublic: boolean): Promise<void>
  /** Pays at the local checkout. */
  pay(): Promise<void>
  /** As a member, has the name put over what is shared. */
  protect(): Promise<void>
  rename(name: string): Promise<void>
}

export function sharerOf({ address }: TestApp, { post }: User): Sharer {
  return {
    async share(topics_id) {
      const { share_token } = await post<{ share_token: string }>('/topics/share_topic', {
        topics_id,
      })
      return share_token
    },
    async permit(share_token, isPublic) {
      await post('/topics/share_permission', { share_token, public_permission: isPublic ? 1 : 0 })
    },
    async pay() {
      const order = { order_type: '2', language: 'en' }
      const { checkout_url } = await post<{ checkout_url: string }>(
        '/order/create-checkout-session',
        order,
      )
      await fetch(`${address}${new URL(checkout_url).pathname}/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'manual',
      })
    },
    async protect() {
      await post('/auth/user/right_protection', { right_protection: 1 })
    },
    async rename(user_name) {
      await post('/auth/update_user_name', { user_name })
    },
  }
}

/** A topic of somebody else that anybody may read. */
export async function foreignTopic(testApp: TestApp, question: string) {
  const owner = await newUser(testApp.server)
  const sharer = sharerOf(testApp, owner)
  const topicsId = await owner.ask(question)
  return { owner, sharer, topicsId, token: await sharer.share(topicsId) }
}

/** A small picture, as somebody chooses it from their files. */
export const portrait = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
