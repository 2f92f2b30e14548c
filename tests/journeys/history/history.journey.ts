import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'

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

    test('topics are listed under their day and are found by what was said in them', async ({
      ask,
      page,
      history,
      chat,
      user,
      messages,
    }) => {
      const topicsId = await ask(first, instantly(answer))
      await user.ask(second)
      await history.open()
      await expect(history.days).toHaveText([messages['history.today']])
      await expect(history.topics).toHaveCount(2)
      await expect(history.topics.first()).toContainText(second)
      await expect(history.topics.first()).toContainText(messages['history.now'])

      await history.find(word)
      await expect(history.topics).toHaveCount(1)
      await expect(history.hits).toHaveText(word)
      await expect(page).toHaveURL(/\?q=/)
      await history.search.fill(none)
      await history.magnifier.click()
      await expect(history.topics).toHaveCount(0)
      await expect(page.getByText(messages['history.notFoundText'])).toBeVisible()
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

test('a hit in another version leads to that version', async ({ history, chat, user, testApp }) => {
  const old = `What is a lighthouse? ${crypto.randomUUID()}`
  const edited = `What is a harbour? ${crypto.randomUUID()}`
  testApp.model.answer(old, instantly('A tower above the cliffs.'))
  testApp.model.answer(edited, instantly('A place for ships.'))
  await chat.open(await user.ask(old))
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

test('the field keeps the focus while one search follows another', async ({
  page,
  history,
  user,
}) => {
  await user.ask('What is a mempool?')
  await history.open()
  await history.find('mempool')
  await expect(history.hits).toHaveText(['mempool'])
  await expect(history.search).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('nothing of the kind')
  await page.keyboard.press('Enter')
  await expect(history.topics).toHaveCount(0)
  await expect(history.search).toBeFocused()
  await page.goBack()
  await expect(history.search).toHaveValue('mempool')
  await expect(history.topics).toHaveCount(1)
})

test('shows that topics and favorites are loading', async ({ page, history, user }) => {
  await user.ask('What is a fork?')
  const lists = ['**/topics/fetch_topic_list?*', '**/topics/fetch_collection?*'] as const
  const [topics, favorites] = await Promise.all(lists.map((list) => holdBack(page, list)))
  await history.open()
  const loading = page.getByRole('tabpanel').locator('[aria-busy=true]')
  await expect(loading).toBeVisible()
  topics?.release()
  await expect(history.topic('What is a fork?')).toBeVisible()
  await expect(loading).toHaveCount(0)
  await history.favoritesTab.click()
  await expect(loading).toBeVisible()
  favorites?.release()
  await expect(loading).toHaveCount(0)
})
