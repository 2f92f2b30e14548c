import { expect } from '@playwright/test'
import { instantly, thinkingFirst } from '../../peers/model-scripts.ts'
import { untilPrerendered } from '../checks/prerendered.ts'
import { asked } from '../house/asked.ts'
import { type HeldCalls, holdBack } from '../house/hold-back.ts'
import type { House } from '../house/house.ts'
import type { SharePage } from '../pages/share-page.ts'
import type { Person } from '../people/person.ts'
import { sharerOf } from '../people/sharer.ts'

const answer = [
  'Coins are **locked** [1].',
  '| Chain | Lock |\n|---|---|\n| Ether | 27 days |',
  '```ts\nconst eth = 32\n```',
  '<b>No markup</b> of mine, and $5 to $10.',
].join('\n\n')

/** Opens it once the server has painted it. */
export async function openPrerendered(shared: SharePage, token: string): Promise<void> {
  await untilPrerendered(shared.page, `/share/${token}`)
  await shared.open(token)
}

/** The page as it is painted, with the app held back. */
export async function openWithoutApp(shared: SharePage, token: string): Promise<HeldCalls> {
  await untilPrerendered(shared.page, `/share/${token}`)
  const app = await holdBack(shared.page, '**/assets/*.js')
  await shared.page.goto(`/share/${token}`, { waitUntil: 'commit' })
  // Before its styles are there all that is painted is to be seen.
  await expect(shared.page.getByRole('main')).toHaveCount(1)
  return app
}

/** A public topic of an analysis, a table and code. */
export async function sharedTopic(house: House, person: Person): Promise<string> {
  return sharerOf(house, person).share(await ask(house, person))
}

export const ask = (house: House, person: Person, topic?: string) =>
  person.ask(asked(house, thinkingFirst('Let me think', instantly(answer))), topic)
