import { openDatabase } from '../../../packages/server/src/adapters/database/open-database.ts'
import { addBareTopics } from '../../cast/bare-topics.ts'
import { instantly } from '../../peers/model-scripts.ts'
import { test as base, expect } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'

const test = base.extend<{ history: HistoryPage }>({
  history: async ({ page, words }, use) => use(new HistoryPage(page, words)),
})

const texts = {
  en: {
    first: 'What is a halving?',
    answer: 'Every four years the reward of miners is cut in two.',
    second: 'What is gas?',
    word: 'miners',
    none: 'zebra',
  },
  zh: {
    first: '比特币减半是什么意思？',
    answer: '大约每四年，矿工的奖励减少一半。',
    second: '什么是手续费？',
    word: '矿工',
    none: '斑马',
  },
} as const

for (const language of ['zh', 'en'] as const) {
  const { first, answer, second, word, none } = texts[language]

  test.describe(language, () => {
    test.use({ language })

    test('topics stand under their day and are found by what was said in them', async ({
      page,
      history,
      chat,
      person,
      house,
      words,
    }) => {
      house.model.answer(first, instantly(answer))
      const topicsId = await person.ask(first)
      await person.ask(second)
      await history.open()
      await expect(history.days).toHaveText([words['history.today']])
      await expect(history.topics).toHaveCount(2)
      await expect(history.topics.first()).toContainText(second)
      await expect(history.topics.first()).toContainText(words['history.now'])

      await history.find(word)
      await expect(history.topics).toHaveCount(1)
      await expect(history.hits).toHaveText(word)
      await expect(page).toHaveURL(/\?q=/)
      await history.search.fill(none)
      await history.magnifier.click()
      await expect(history.topics).toHaveCount(0)
      await expect(page.getByText(words['history.notFoundText'])).toBeVisible()
      await history.clear.click()
      await expect(history.topics).toHaveCount(2)

      await page.goBack()
      await page.goBack()
      await expect(history.topics).toHaveCount(1)
      await history.topics.getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/chat/${topicsId}`))
      await expect(chat.answers).toContainText(answer)
    })
  })
}

test('a hit in another version leads to that version', async ({ history, chat, person, house }) => {
  const old = `What is a lighthouse? ${crypto.randomUUID()}`
  const edited = `What is a harbour? ${crypto.randomUUID()}`
  house.model.answer(old, instantly('A tower above the cliffs.'))
  house.model.answer(edited, instantly('A place for ships.'))
  await chat.open(await person.ask(old))
  await chat.editOf(chat.questions.first()).click()
  await chat.editDialog.field.fill(edited)
  await chat.editDialog.save.click()
  await expect(chat.answers).toContainText('A place for ships.')
  await chat.reaches('done')

  await history.open()
  await history.find('cliffs')
  await history.topics.getByRole('link').click()
  await expect(chat.answers).toContainText('A tower above the cliffs.')
  await expect(chat.questionVersions.position).toHaveText('1/2')
})

test('a favourite is kept, and an undo takes it back', async ({ page, history, person }) => {
  await person.ask('What is a fork?')
  await history.open()
  await history.favourite('fork').click()
  await history.undo.click()
  await expect(history.favourite('fork', false)).toBeVisible()
  await history.favourite('fork').click()
  await expect(history.favourite('fork', true)).toBeVisible()

  await history.favoritesTab.click()
  await expect(page).toHaveURL('/history?tab=favorites')
  await expect(history.topics).toHaveCount(1)
  await history.favourite('fork').click()
  await expect(history.topics).toHaveCount(0)
  await page.reload()
  await expect(history.topics).toHaveCount(0)
  await expect(history.favoritesTab).toHaveAttribute('aria-selected', 'true')
})

test('a favourite that the server refuses is none, and the server says why', async ({
  page,
  history,
  person,
}) => {
  await person.ask('What is a node?')
  await history.open()
  const refused = 'This conversation is gone.'
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/v1/topics/collection', async (route) => {
    await answer.promise
    await route.fulfill({ json: { code: 1, data: refused, error_key: 'error.noAccess' } })
  })
  await history.favourite('node').click()
  await expect(history.favourite('node', true)).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('listitem').filter({ hasText: refused })).toBeVisible()
  await expect(history.favourite('node', false)).toBeVisible()
})

test('a topic is deleted by keyboard, and the focus stays in the list', async ({
  page,
  history,
  chat,
  person,
  house,
}) => {
  for (const question of ['What is a block?', 'What is a chain?'])
    house.model.title(question, question)
  await person.ask('What is a block?')
  const gone = await person.ask('What is a chain?')
  await history.open()
  await history.remove('chain').focus()
  await page.keyboard.press('Enter')
  await expect(history.confirmation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history.remove('chain')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(history.confirmation).toBeVisible()
  await history.confirm.focus()
  await page.keyboard.press('Enter')
  await expect(history.topics).toHaveCount(1)
  await expect(history.confirmation).toBeHidden()
  await expect(history.link('block')).toBeFocused()
  await page.reload()
  await expect(history.topics).toHaveCount(1)
  await chat.open(gone)
  await expect(chat.questions).toHaveCount(0)
})

test('thousands of topics are reached, and found again where they were', async ({
  page,
  history,
  person,
  house,
}) => {
  test.slow()
  const count = 3000
  const titles = Array.from({ length: count }, (_, place) => `Topic no. ${place}.`)
  await house.kill()
  const database = await openDatabase({
    DATABASE_URL: undefined,
    DATA_DIR: house.server.dataDir,
  })
  await addBareTopics(database.db, person.email, titles)
  await database.close()
  await house.revive()

  await history.open()
  await expect(history.topic('Topic no. 0.')).toBeVisible()
  const far = history.topic('Topic no. 120.')
  await expect(async () => {
    await page.mouse.move(640, 500)
    await page.mouse.wheel(0, 2000)
    await expect(far).toBeVisible({ timeout: 500 })
  }).toPass()
  await far.scrollIntoViewIfNeeded()
  // What is drawn stays a small part of what is there.
  expect(await history.topics.count()).toBeLessThan(100)
  const place = await page.evaluate(() => scrollY)

  await far.getByRole('link').click()
  await expect(page).toHaveURL(/\/chat\//)
  await page.goBack()
  await expect(far).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200)

  await history.favourite('Topic no. 120.').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(history.remove('Topic no. 119.')).toBeFocused()
})
