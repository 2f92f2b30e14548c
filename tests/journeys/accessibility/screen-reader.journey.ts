import type { Page } from '@playwright/test'
import { instantly, type ModelScript, slowly, tornAfter } from '../../fakes/model-scripts.ts'
import { showIn } from '../checks/languages.ts'
import { expect, test } from '../journey.ts'
import type { HomePage } from '../pages/home-page.ts'
import type { Messages } from '../pages/messages.ts'
import { heldAnswer } from '../test-app/answers.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { recordAnnouncements } from '../users/screen-reader.ts'

interface Fixtures {
  readonly page: Page
  readonly home: HomePage
  readonly testApp: TestApp
  readonly messages: Messages
}

/** Asks what is answered so; gives what is announced from then on. */
async function ask(script: ModelScript, { page, home, testApp, messages }: Fixtures) {
  const question = `Is it safe? ${crypto.randomUUID()}`
  testApp.model.answer(question, script)
  const announcements = await recordAnnouncements(page)
  await home.open()
  // Without a note on the search below the answer.
  await home.composer.switchOff(messages['composer.deepSearch'])
  await home.composer.ask(question)
  return { question, announcements }
}

test('an answer is read out to its last word while it streams, and a regenerated one again', async ({
  page,
  home,
  chat,
  testApp,
  messages,
}) => {
  const script = instantly('Mostly. The risk is \\(\\sigma^2\\). But keep your keys')
  const { question, announcements } = await ask(script, { page, home, testApp, messages })
  const region = chat.answers.last().locator('[aria-live=polite]').last()
  const heard = async () => (await announcements()).join(' ')
  await expect.poll(heard).toMatch(/σ²\. But keep your keys$/)
  await expect(region).toBeEmpty()

  testApp.model.answer(question, instantly('Yes. No'))
  await chat.regenerate().click()
  await expect.poll(announcements).toContainEqual(expect.stringMatching(/(?:^|\s)No$/))
  await expect(region).toBeEmpty()

  await page.reload()
  await chat.reaches('done')
  await expect(region).toBeEmpty()

  await test.step('every question and answer is a heading below the page’s own', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      messages['chat.question'],
      messages['chat.answer'],
    ])
  })

  for (const [ending, label] of [
    ['stopped', 'chat.stopped'],
    ['failed', 'chat.failed'],
  ] as const)
    await test.step(`a screen reader announces that an answer has ${ending}`, async () => {
      const said = `It is ${ending} later. `
      const answer = heldAnswer(said)
      const further = `And then? ${crypto.randomUUID()}`
      testApp.model.answer(further, ending === 'failed' ? tornAfter(said) : answer.script)
      await chat.composer.ask(further)
      await expect(chat.answers.last()).toContainText(said)
      if (ending === 'stopped') await chat.composer.stop.click()
      await chat.reaches(ending)
      await expect.poll(announcements).toContainEqual(expect.stringContaining(messages[label]))
      answer.release()
    })
})

test('in another language the rest of an answer is read out, and nothing left out or said twice', async ({
  page,
  home,
  testApp,
  messages,
}) => {
  const answer = heldAnswer('It depends. ', 'Nobody knows for how long. But now it does')
  const { announcements } = await ask(answer.script, { page, home, testApp, messages })
  await expect.poll(announcements).toContainEqual(expect.stringMatching(/It depends\.$/))
  await showIn(page, 'zh')
  answer.release()
  await expect
    .poll(async () => (await announcements()).join(' '))
    .toMatch(/It depends\. Nobody knows for how long\. But now it does$/)
})

const SENTENCES = 24
/** No two are alike: an announcement that repeats the one before would not be recorded. */
const sentences = Array.from(
  { length: SENTENCES },
  (_, index) =>
    `Halving ${index + 1} cuts what miners earn per block, so supply grows more slowly. `,
)

/** How many announcements a growing text has time for: what is waited for, its beginning, its end, and those between. */
function mostWithin(ms: number): number {
  let count = 3
  let left = ms
  for (let rest = 1500; left > rest; rest = Math.min(rest * 1.35, 15_000)) {
    left -= rest
    count += 1
  }
  return count
}

test('a long answer is announced in few whole sentences, from its beginning to its end', async ({
  page,
  home,
  chat,
  testApp,
  messages,
}) => {
  const pieces = sentences.flatMap((sentence) => sentence.match(/\S+ /g) ?? [])
  let begun = 0
  const script: ModelScript = (reply) => {
    begun = performance.now()
    return slowly(pieces, 10)(reply)
  }
  const { announcements } = await ask(script, { page, home, testApp, messages })
  await chat.reaches('done')
  const most = mostWithin(performance.now() - begun)
  const region = chat.answers.last().locator('[aria-live=polite]').last()
  await expect(region).toBeEmpty()
  const said = await announcements()
  expect(said.length).toBeLessThanOrEqual(most)
  expect(said[0]).toContain(messages['chat.waiting'])
  expect(said.filter((part) => !/(?:\.|answer)$/.test(part.trim()))).toEqual([])
  const text = said.join(' ').replace(messages['chat.waiting'], '').replace(/\s+/g, ' ').trim()
  expect(text).toBe(sentences.join('').trim())
})
