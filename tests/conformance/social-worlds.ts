import { randomInt } from 'node:crypto'
import { readFormPost, type XPerson } from '@coinquiry/server/testing'
import type { Person, Proof, Worlds } from '../../packages/api-client/conformance/index.ts'
import { grayPng } from '../../packages/api-client/conformance/png.ts'
import { post } from '../fakes/sign-in.ts'
import { type Step, visit } from './browser.ts'
import type { Nodes } from './nodes.ts'
import { signedIn, signUp, subscribe } from './people.ts'
import { queue } from './queue.ts'

type Social = Pick<
  Worlds,
  'returning' | 'provenTwitter' | 'takenTwitter' | 'pictured' | 'pictureless' | 'onlyTwitter'
>

/** People who come by Google, Apple and X. */
export async function socialWorlds({ main, outside }: Nodes): Promise<Social> {
  const { api } = main
  const { x } = outside
  const picture = new Uint8Array(await grayPng(64, 64).arrayBuffer())
  const inTurn = queue()

  /** The fake of X consents for the account that is set, so sign-ins run one after the other. */
  const consentAs = (person: XPerson, begun: Step) => {
    x.person = person
    return visit(begun.location.href)
  }

  async function proof(person: Person, account: XPerson): Promise<Proof> {
    const begun = await visit(`${api}/auth/login/bind_twitter`, { cookie: person.cookie })
    const back = await consentAs(account, begun)
    const callback = `${api}/auth/callback/twitter${back.location.search}`
    const { searchParams } = (await visit(callback, begun)).location
    const field = (name: string) => searchParams.get(name) ?? ''
    return {
      ...person,
      twitter: {
        twitter_id: field('twitter_id'),
        screen_name: field('screen_name'),
        email: field('email'),
        icon: field('icon'),
      },
    }
  }

  const proven = (account = newAccount(), shown: Uint8Array | null = null) =>
    inTurn(async () => {
      x.picture = shown
      return proof(await signUp(main), account)
    })

  const bound = async (account = newAccount(), shown: Uint8Array | null = null) => {
    const { twitter, ...person } = await proven(account, shown)
    await post(`${api}/auth/user/bind_twitter`, twitter, person.token)
    return person
  }

  const fromX = () =>
    inTurn(async () => {
      const begun = await visit(`${api}/auth/login/twitter`)
      return { begun, back: await consentAs(newAccount(), begun) }
    })

  return {
    async returning(provider) {
      if (provider === 'apple') return fromApple(api)
      const { begun, back } = provider === 'twitter' ? await fromX() : await fromGoogle(api)
      const query = Object.fromEntries(back.location.searchParams)
      return { path: { provider }, query, cookie: begun.cookie }
    },
    provenTwitter: () => proven(),
    async takenTwitter() {
      const account = newAccount()
      await bound(account)
      return proven(account)
    },
    pictured: async () => subscribe(await bound(newAccount(), picture)),
    pictureless: async () => subscribe(await bound()),
    async onlyTwitter() {
      const { begun, back } = await fromX()
      const callback = `${api}/auth/callback/twitter${back.location.search}`
      const { location } = await visit(callback, begun)
      const short_token = location.searchParams.get('short_token')
      return signedIn(api, await post(`${api}/auth/fetch_access_token`, { short_token }))
    },
  }
}

async function fromGoogle(api: string) {
  const begun = await visit(`${api}/auth/login/google`)
  return { begun, back: await visit(begun.location.href) }
}

/** Apple answers with a page that posts a form. */
async function fromApple(api: string) {
  const begun = await visit(`${api}/auth/login/apple`, { method: 'POST' })
  const page = await (await fetch(begun.location)).text()
  return { form: readFormPost(page).fields, cookie: begun.cookie }
}

function newAccount(): XPerson {
  const id = String(randomInt(1e12, 1e14))
  return { id, username: `mei_${id.slice(-8)}`, name: 'Mei' }
}
