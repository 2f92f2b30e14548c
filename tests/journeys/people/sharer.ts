import type { House } from '../house/house.ts'
import { newPerson, type Person } from './person.ts'

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

export function sharerOf({ address }: House, { post }: Person): Sharer {
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
export async function foreignTopic(house: House, question: string) {
  const owner = await newPerson(house)
  const sharer = sharerOf(house, owner)
  const topicsId = await owner.ask(question)
  return { owner, sharer, topicsId, token: await sharer.share(topicsId) }
}
