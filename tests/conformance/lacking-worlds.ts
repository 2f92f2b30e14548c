import { randomUUID } from 'node:crypto'
import type { Db } from '@coinquiry/server/testing'
import type { Person, Worlds } from '../../packages/api-client/conformance/index.ts'
import { questions } from '../../packages/api-client/mock/entry.ts'
import { RUNNING_ANSWERS } from '../../packages/api-client/src/limits.ts'
import { post } from '../fakes/sign-in.ts'
import { spendTokens } from '../fixtures/stored.ts'
import { exporting } from './exporting.ts'
import type { Nodes } from './nodes.ts'
import { signUp, subscribe } from './people.ts'
import { queue } from './queue.ts'
import { signedEvent } from './signed-event.ts'
import { usualRequest } from './usual-request.ts'

type Lacking = Pick<
  Worlds,
  | 'withoutMail'
  | 'limited'
  | 'leaving'
  | 'refusedAsk'
  | 'exporting'
  | 'withoutProviders'
  | 'withoutCheckout'
  | 'brokenCheckout'
  | 'stripeEvent'
>

/** Servers that lack something. */
export function lackingWorlds(nodes: Nodes, db: Db): Lacking {
  const { main, bare, cutOff, outside } = nodes
  const inTurn = queue()
  const personAt = async (api: string) => ({ ...(await signUp(main)), api })
  return {
    withoutMail: async () => cutOff,
    async limited(operation) {
      const member = await subscribe(await signUp(main))
      return { ...member, api: bare.api, request: await usualRequest(operation, member) }
    },
    async refusedAsk(key) {
      if (key === 'error.serverBusy') return personAt(cutOff.api)
      if (key === 'error.serverTokenLimit') {
        await spendTokens(db, null)
        return personAt(bare.api)
      }
      const person = await personAt(main.api)
      if (key === 'error.tokenLimit') {
        await spendTokens(db, person.token)
        return person
      }
      const member = await subscribe(person)
      for (let answer = 0; answer < RUNNING_ANSWERS; answer += 1) {
        const body = { question: questions.slow, topics_id: randomUUID(), detached: true }
        await post(`${member.api}/ask`, body, member.token)
      }
      return member
    },
    exporting: () => inTurn(async () => exporting(await signUp(main), cutOff.api, db)),
    withoutProviders: () => personAt(bare.api),
    withoutCheckout: () => personAt(bare.api),
    brokenCheckout: () => personAt(cutOff.api),
    stripeEvent: async () => ({
      api: main.api,
      request: signedEvent(outside.stripe.env.STRIPE_WEBHOOK_SECRET ?? ''),
    }),
    async leaving() {
      const server = await nodes.leaving()
      const person = await personAt(server.api)
      const other = await personAt(server.api)
      return {
        ...person,
        async leave() {
          const topics_id = randomUUID()
          const body = { question: questions.slow, topics_id, detached: true }
          await post(`${server.api}/ask`, body, other.token)
          server.stop()
          await refusedAsNew(other, topics_id)
        },
      }
    },
  }
}

/** Waits until the server takes no more questions, which are not stored beside a detached answer. */
async function refusedAsNew({ api, token }: Person, topics_id: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ question: questions.quick, topics_id })
  for (;;) {
    const { status } = await fetch(`${api}/ask`, { method: 'POST', headers, body })
    if (status === 503) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
