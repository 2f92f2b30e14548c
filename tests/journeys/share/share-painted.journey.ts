import { instantly, thinkingFirst } from '../../peers/model-scripts.ts'
import { untilPainted } from '../checks/painted.ts'
import { expectStill, watchMoves } from '../checks/stillness.ts'
import type { House } from '../house/house.ts'
import { expect, test } from '../journey.ts'
import { SharePage } from '../pages/share-page.ts'
import type { Person } from '../people/person.ts'
import { sharerOf } from '../people/sharer.ts'

const answer = [
  'Coins are **locked** [1].',
  '| Chain | Lock |\n|---|---|\n| Ether | 27 days |',
  '```ts\nconst eth = 32\n```',
  '<b>No markup</b> of mine, and $5 to $10.',
].join('\n\n')

test.use({ signedIn: false })

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('a shared topic can be read', async ({ page, words, house, person }) => {
        const share = new SharePage(page, words)
        await openPainted(share, await sharedTopic(house, person))
        await expect(share.title).toBeVisible()
        await expect(share.creator).toBeVisible()
        await expect(share.chat.questions).toContainText('What is staking?')
        await expect(share.chat.answers.locator('strong')).toHaveText('locked')
        await expect(share.chat.answers.getByRole('cell').first()).toHaveText('Ether')
        await expect(share.chat.answers.getByText('const eth = 32')).toBeVisible()
        await expect(share.chat.answers.getByText('<b>No markup</b>')).toBeVisible()
        await expect(share.signIn).toBeVisible()
      })
    })
  })
}

for (const signedIn of [false, true]) {
  test.describe(signedIn ? 'who is signed in' : 'a visitor', () => {
    test.use({ signedIn })

    test('what was painted stays as it is until somebody does something', async ({
      page,
      words,
      house,
      person,
    }) => {
      await watchMoves(page)
      const share = new SharePage(page, words)
      await openPainted(share, await sharedTopic(house, person))
      await page.waitForLoadState('networkidle')
      const isReaderThere = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => name.includes('/shared-answer-')),
        )
      expect(await isReaderThere()).toBe(false)
      await share.chat.answers.evaluate((element) => {
        element.dataset.same = ''
        getSelection()?.selectAllChildren(element.querySelector('strong') ?? element)
      })
      await page.mouse.move(100, 100)
      await expect.poll(isReaderThere).toBe(true)
      await share.chat.analysis.click()
      await expect(share.chat.answers.getByText('Let me think')).toBeVisible()
      await expect(share.chat.answers).toHaveAttribute('data-same', '')
      expect(await page.evaluate(() => String(getSelection()))).toBe('locked')
    })
  })
}

test('a click before the answer’s code is there is not lost, nor the focus', async ({
  page,
  words,
  house,
  person,
}) => {
  const token = await sharedTopic(house, person)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/shared-answer-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await watchMoves(page)
  const share = new SharePage(page, words)
  await openPainted(share, token)
  await page.waitForLoadState('networkidle')
  const thought = share.chat.answers.getByText('Let me think')
  await share.chat.analysis.click()
  await expect(thought).toBeHidden()
  release()
  await expect(thought).toBeVisible()
  await expect(share.chat.analysis).toBeFocused()
})

test('a click before the app runs is not lost', async ({ page, words, house, person }) => {
  const share = new SharePage(page, words)
  const release = await openWithoutApp(share, await sharedTopic(house, person))
  await share.chat.analysis.click()
  release()
  await expect(share.chat.answers.getByText('Let me think')).toBeVisible()
})

test.describe('who is signed in', () => {
  test.use({ signedIn: true })

  test('goes on with a click before the app runs', async ({ page, words, house, person }) => {
    const share = new SharePage(page, words)
    const release = await openWithoutApp(share, await sharedTopic(house, person))
    await share.continue.click()
    release()
    await expect(share.chat.composer.field).toBeFocused()
    await expect(share.continue).toHaveCount(0)
  })

  test('sees nothing move when the points come late', async ({
    page,
    words,
    house,
    person,
    header,
  }) => {
    await watchMoves(page)
    const token = await sharedTopic(house, person)
    const { promise, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/auth/user', async (route) => {
      await promise
      await route.continue()
    })
    const share = new SharePage(page, words)
    await openPainted(share, token)
    await share.chat.analysis.click()
    await expect(share.chat.answers.getByText('Let me think')).toBeVisible()
    await share.chat.analysis.click()
    release()
    await expect(header.bar.getByRole('link', { name: /\d/ })).toBeVisible()
    await expectStill(page)
  })

  test.describe('until the server has ended the session', () => {
    test.use({
      provoked: /status of 401/,
      storageState: async ({ house }, use) => {
        const localStorage = [{ name: 'access_token', value: 'ended' }]
        await use({ cookies: [], origins: [{ origin: house.address, localStorage }] })
      },
    })

    test('is led to the login', async ({ page, words, house, person, login }) => {
      await openPainted(new SharePage(page, words), await sharedTopic(house, person))
      await expect(login.email).toBeVisible()
    })
  })
})

for (const width of [375, 1280]) {
  test(`a long topic is painted from its beginning, and nothing moves, ${width} px wide`, async ({
    page,
    words,
    house,
    person,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    await watchMoves(page)
    const topic = await ask(house, person)
    await sharerOf(house, person).protect()
    for (let more = 1; more < 14; more += 1) await ask(house, person, topic)
    const share = new SharePage(page, words)
    await openPainted(share, await sharerOf(house, person).share(topic))
    await page.waitForLoadState('networkidle')
    await expect(share.chat.questions).toHaveCount(14)
    await expectStill(page)
    await page.mouse.move(100, 100)
    await expect(share.chat.answers.last()).toContainText('Coins are locked')
    await page.waitForLoadState('networkidle')
    await expectStill(page)
  })
}

test.describe('in another language than the browser asks for', () => {
  test.use({ language: 'zh' })

  test('the paint makes way', async ({ page, words, house, person }) => {
    const share = new SharePage(page, words)
    const token = await sharedTopic(house, person)
    await openPainted(share, token)
    await expect(share.signIn).toBeVisible()
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in to continue' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Answer' }).getByRole('table')).toBeVisible()
    await expect(share.signIn).toHaveCount(0)
  })
})

async function openPainted(share: SharePage, token: string): Promise<void> {
  await untilPainted(share.page, `/share/${token}`)
  await share.open(token)
}

/** The page as it is painted; gives what lets the app run. */
async function openWithoutApp({ page }: SharePage, token: string): Promise<() => void> {
  await untilPainted(page, `/share/${token}`)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`/share/${token}`, { waitUntil: 'commit' })
  return resolve
}

async function sharedTopic(house: House, person: Person): Promise<string> {
  return sharerOf(house, person).share(await ask(house, person))
}

async function ask({ model }: House, person: Person, topic?: string): Promise<string> {
  const question = `What is staking? ${crypto.randomUUID()}`
  model.answer(question, thinkingFirst('Let me think', instantly(answer)))
  return person.ask(question, topic)
}
