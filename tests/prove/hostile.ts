import { setTimeout as sleep } from 'node:timers/promises'
import { shareTopic } from '@coinquiry/api-client'
import type { Page } from 'playwright'
import { openBrowser } from '../bench/browser.ts'
import { startFakeModel } from '../fakes/fake-model.ts'
import { instantly } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { askAndRecord } from '../faults/recorded-answer.ts'
import { newStoreAt } from '../fixtures/store.ts'
import { addUser } from '../fixtures/stored.ts'
import { watch } from '../journeys/checks/watch.ts'
import { signInBrowser } from '../journeys/users/browser.ts'
import { HOSTILE } from './hostile-strings.ts'
import {
  faultsOfExports,
  faultsOfMail,
  faultsOfPicture,
  faultsOfShown,
  openAndLook,
} from './hostile-surfaces.ts'
import type { Found, Program, Sitting, Surroundings } from './program.ts'

/** Has no divisor in common with the number of texts. */
const STRIDE = 37

/** Texts that want to do harm are asked, answered, shared and exported, and do none. */
export const hostile: Program = {
  units: 'hostile texts on 9 surfaces',
  parts: { postgresql: { whole: HOSTILE.length, quick: 2 } },
  begin,
}

async function begin(_part: string, surroundings: Surroundings): Promise<Sitting> {
  const all = new AsyncDisposableStack()
  const model = all.use(await startFakeModel())
  const store = all.use(await newStoreAt(await surroundings.postgresql()))
  const env = { ...store.env, ...model.env, MAIL: 'outbox' }
  const server = all.use(await startServer({ ...store, env, pages: true }))
  const database = await store.open()
  all.defer(() => database.close())
  const browser = await openBrowser()
  all.defer(() => browser.close())
  const { troubles, end } = watch(browser)
  all.defer(end)
  const visitor = await (await browser.newContext()).newPage()
  // What the server has prerendered, before any script runs.
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()

  async function next(_left: number, done: number): Promise<Found> {
    // Of each kind some, however few are wanted; each once, if all are.
    const at = (done * STRIDE) % HOSTILE.length
    const text = HOSTILE[at] ?? ''
    const mark = `harmless${at}`
    const question = `${text}\n\n${mark}`
    const user = await addUser(database.db, { member: true })
    await database.db
      .updateTable('users')
      .set({ user_name: text.replaceAll(/[\0\ud800-\udfff]/g, '').slice(0, 30) || 'Nobody' })
      .where('id', '=', user.userId)
      .execute()
    const client = { baseUrl: server.api, token: () => user.token, language: () => 'en' as const }
    model.answer(question, instantly(question))
    model.title(question, text)
    const asked = askAndRecord(client, question)
    await asked.ended
    const faults: string[] = []
    if (asked.state.status !== 'done') faults.push(`asked: ${asked.failure ?? asked.state.status}`)
    else {
      const { topicId } = asked
      const { share_token } = await shareTopic({ topics_id: topicId }, { client })
      const shared = `${server.address}/share/${share_token}`
      const context = await browser.newContext()
      await signInBrowser(context, server, { token: user.token, cookies: [] })
      const own = await context.newPage()
      const looks = {
        chat: await openAndLook(own, `${server.address}/chat/${topicId}`, mark),
        history: await openAndLook(own, `${server.address}/history`, null),
        'share, prerendered': await lookPrerendered(reader, shared, mark),
        'share, live': await openAndLook(visitor, shared, mark),
        exports: await faultsOfExports(server.api, topicId, mark),
        picture: await faultsOfPicture(`${shared}/preview.png`),
        mail: await faultsOfMail(server.api, `${text}@example.org`),
      }
      await context.close()
      for (const [where, found] of Object.entries(looks))
        faults.push(...found.map((fault) => `${where}: ${fault}`))
    }
    faults.push(...troubles(null).slice(reported))
    reported = troubles(null).length
    return { done: 1, faults: faults.map((fault) => `${JSON.stringify(text)}: ${fault}`) }
  }
  let reported = 0

  return { next, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

const MOST_TRIES = 20

/**
 * What is wrong with a page as the server has prerendered it. One that takes a busy server longer than a
 * request waits is there for a later request, and may have to be made anew after a while.
 */
async function lookPrerendered(page: Page, address: string, text: string): Promise<string[]> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    await page.goto(address)
    if ((await page.locator('main').count()) > 0) break
    await sleep(500)
  }
  return faultsOfShown(page, text)
}
