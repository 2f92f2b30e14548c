import type { Db } from '@coinquiry/server/testing'
import type { Worlds } from '../../packages/api-client/conformance/index.ts'
import { newestCode, post } from '../fakes/sign-in.ts'
import { expireCodes } from '../fixtures/stored.ts'
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
      await post(`${api}/auth/logout`, {}, token)
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
  }
}
