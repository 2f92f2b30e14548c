import type { Db } from '@coinquiry/server/testing'
import type { Worlds } from '../../packages/api-client/conformance/index.ts'
import { newestCode, post } from '../fakes/sign-in.ts'
import { addBlockedUser, expireCodes, takeDown } from '../fixtures/stored.ts'
import { newEmail } from '../fixtures/users.ts'
import { asked } from './asked.ts'
import type { Nodes } from './nodes.ts'
import { signUp, subscribe } from './people.ts'

type Mailed = Pick<
  Worlds,
  | 'freeUser'
  | 'proUser'
  | 'outOfTopics'
  | 'outOfMessages'
  | 'revokedToken'
  | 'deletedUser'
  | 'codeFor'
  | 'expiredCode'
  | 'blockedUser'
  | 'takenDown'
>

/** Accounts in every state of a sign-in by mail. */
export function mailedWorlds({ main }: Nodes, db: Db): Mailed {
  const freeUser = () => signUp(main)
  return {
    freeUser,
    proUser: async () => subscribe(await freeUser()),
    async outOfTopics() {
      const person = await freeUser()
      for (let topics = 0; topics < 3; topics++) await asked(person)
      return person
    },
    async outOfMessages() {
      const person = await freeUser()
      const { topicsId } = await asked(person)
      for (let more = 0; more < 3; more++) await asked(person, topicsId)
      return { ...person, topicsId }
    },
    async revokedToken() {
      const { api, token } = await freeUser()
      await post(`${api}/auth/logout`, undefined, token)
      return token
    },
    async deletedUser() {
      const { api, token } = await freeUser()
      const headers = { authorization: `Bearer ${token}` }
      await fetch(`${api}/auth/user/delete`, { method: 'DELETE', headers })
      return token
    },
    codeFor: (email) => newestCode(main.dataDir, email),
    async expiredCode() {
      const email = newEmail()
      await post(`${main.api}/auth/send-email`, { email })
      const email_code = await newestCode(main.dataDir, email)
      await expireCodes(db, email)
      return { email, email_code }
    },
    async blockedUser() {
      const email = newEmail()
      await addBlockedUser(db, email)
      await post(`${main.api}/auth/send-email`, { email })
      return { api: main.api, email, email_code: await newestCode(main.dataDir, email) }
    },
    async takenDown() {
      const person = await freeUser()
      const { topicsId } = await asked(person)
      const reply = await post(
        `${person.api}/topics/share_topic`,
        { topics_id: topicsId },
        person.token,
      )
      const { data } = (await reply.json()) as { data: { share_token: string } }
      await takeDown(db, topicsId)
      return { ...person, topicsId, shareToken: data.share_token }
    },
  }
}
