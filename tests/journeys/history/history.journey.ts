import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'
import { messages as allMessages, type Language } from '../pages/messages.ts'
import { SiteHeader } from '../pages/site-header.ts'
import { holdBack } from '../test-app/calls.ts'

const texts = {
  en: {
    first: 'What is a halving?',
    answer: 'Every four years the reward of miners is cut in two.',
    second: 'What is gas?',
    word: 'miners',
    none: 'zebra',
    ago: /now|minutes? ago/,
  },
  zh: {
    first: '比特币减半是什么意思？',
    answer: '大约每四年，矿工的奖励减少一半。',
    second: '什么是手续费？',
    word: '矿工',
    none: '斑马',
    ago: /刚刚|分钟前/,
  },
} as const

test('topics are listed under their day and are found by what was said in them', async ({
  ask,
  page,
  header,
  history,
  chat,
  messages,
}) => {
  const lists = ['**/topics/fetch_topic_list?*', '**/topics/fetch_collection?*'] as const
  const topicsId = await ask(texts.en.first, instantly(texts.en.answer))
  await ask(texts.zh.first, instantly(texts.zh.answer))
  await ask(texts.en.second, instantly('A fee.'))
  const [topics, favorites] = await Promise.all(lists.map((list) => holdBack(page, list)))
  await history.open()

  await test.step('shows that topics and favorites are loading', async () => {
    const loading = page.getByRole('tabpanel').locator('[aria-busy=true]')
    await expect(loading).toBeVisible()
    topics?.release()
    await expect(history.topic(texts.en.first)).toBeVisible()
    // For a minute only, which may be over when it is looked at in another language.
    await expect(history.topic(texts.en.second)).toContainText(messages['history.now'])
    await expect(loading).toHaveCount(0)
    await history.favoritesTab.click()
    await expect(loading).toBeVisible()
    favorites?.release()
    await expect(loading).toHaveCount(0)
    await page.goBack()
  })

  const findsTopics = async (language: Language) => {
    const { word, none, ago } = texts[language]
    const said = allMessages[language]
    const shown = new HistoryPage(page, said)
    await expect(shown.days).toHaveText([said['history.today']])
    await expect(shown.topics).toHaveCount(3)
    await expect(shown.topics.first()).toContainText(texts.en.second)
    await expect(shown.topics.first()).toContainText(ago)

    await shown.find(word)
    await expect(shown.topics).toHaveCount(1)
    await expect(shown.hits).toHaveText(word)
    await expect(page).toHaveURL(/\?q=/)
    await shown.search.fill(none)
    await shown.magnifier.click()
    await expect(shown.topics).toHaveCount(0)
    await expect(page.getByText(said['history.notFoundText'])).toBeVisible()
    await expect(shown.found).toHaveText(said['history.notFound'].replace('{term}', none))
    await shown.clear.click()
    await expect(shown.topics).toHaveCount(3)
    await expect(shown.found).toBeEmpty()
    // As in a live region that was there before.
    await shown.find(word)
    await expect(shown.found).not.toBeEmpty()
    await shown.search.fill('')
    await expect(shown.topics).toHaveCount(3)
    await expect(page).not.toHaveURL(/\?q=/)
    await expect(shown.found).toBeEmpty()
  }
  await header.language.click()
  await test.step('topics are found in Chinese', () => findsTopics('zh'))
  await new SiteHeader(page, allMessages.zh).language.click()
  await test.step('topics are found in English', () => findsTopics('en'))

  await test.step('the field keeps the focus while one search follows another', async () => {
    await history.find(texts.en.word)
    await expect(history.hits).toHaveText([texts.en.word])
    await expect(history.search).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('nothing of the kind')
    await page.keyboard.press('Enter')
    await expect(history.topics).toHaveCount(0)
    await expect(history.search).toBeFocused()
  })

  await test.step('the way back leads to the hit, and it to its topic', async () => {
    await page.goBack()
    await expect(history.search).toHaveValue(texts.en.word)
    await expect(history.topics).toHaveCount(1)
    await history.topics.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/chat/${topicsId}`))
    await expect(chat.answers).toContainText(texts.en.answer)
  })
})

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
