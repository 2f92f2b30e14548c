import { expect } from '@playwright/test'
import { instantly, thinkingFirst } from '../../fakes/model-scripts.ts'
import type { User } from '../../fixtures/users.ts'
import { untilPrerendered } from '../checks/prerendered.ts'
import type { SharePage } from '../pages/share-page.ts'
import { newQuestion } from '../test-app/answers.ts'
import { type HeldCalls, holdBack } from '../test-app/calls.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { sharerOf } from '../users/user.ts'

const answer = [
  'Coins are **locked** [1].',
  '| Chain | Lock |\n|---|---|\n| Ether | 27 days |',
  '```ts\nconst eth = 32\n```',
  '<b>No markup</b> of mine, and $5 to $10.',
].join('\n\n')

/** Opens it once the server has prerendered it. */
export async function openPrerendered(shared: SharePage, token: string): Promise<void> {
  await untilPrerendered(shared.page, `/share/${token}`)
  await shared.open(token)
}

/** The page as it is prerendered, with the app held back. */
export async function openWithoutApp(shared: SharePage, token: string): Promise<HeldCalls> {
  await untilPrerendered(shared.page, `/share/${token}`)
  const app = await holdBack(shared.page, '**/assets/*.js')
  await shared.page.goto(`/share/${token}`, { waitUntil: 'commit' })
  // Before its styles are there all that is prerendered is to be seen.
  await expect(shared.page.getByRole('main')).toHaveCount(1)
  return app
}

/** A public topic of an analysis, a table and code. */
export async function sharedTopic(testApp: TestApp, user: User): Promise<string> {
  return sharerOf(testApp, user).share(await ask(testApp, user))
}

export const ask = (testApp: TestApp, user: User, topic?: string) =>
  user.ask(newQuestion(testApp, thinkingFirst('Let me think', instantly(answer))), topic)
