import { stopClock } from '../checks/clock.ts'
import { expect, test } from '../journey.ts'

test.use({ seesMovement: true, engine: 'handbook' })

const cases = [
  {
    language: 'zh',
    question: '冷钱包和热钱包有什么区别？',
    word: /私钥|钱包/,
    offTopic: { question: '红烧肉怎么做？', decline: '我只回答加密资产和投资方面的问题' },
    left: '今天还可新建 1 个话题',
    noSearch: '本站未配置网络搜索。',
  },
  {
    language: 'en',
    question: 'What is the difference between hot and cold wallets?',
    word: /wallet/i,
    offTopic: { question: 'How do I braise pork belly?', decline: 'I only answer questions about' },
    left: '1 topic left today',
    noSearch: 'Web search is not set up here.',
  },
] as const

for (const { language, question, word, offTopic, left, noSearch } of cases) {
  test.describe(language, () => {
    test.use({ language, hasTouch: true })

    test('the handbook answers, suggests, declines, and says that it searches nothing', async ({
      page,
      home,
      header,
      chat,
      messages,
    }) => {
      await page.clock.install()
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)

      await test.step('the switch of DeepSearch says that nothing can be searched', async () => {
        const name = messages['composer.deepSearch']
        const toggle = home.composer.form.getByRole('button', { name })
        const shown = () => toggle.evaluate((button) => getComputedStyle(button, '::after').content)
        await expect(toggle).toHaveAccessibleDescription(noSearch)
        await expect(toggle).toHaveAccessibleName(name)
        expect(await shown()).toBe('none')
        await toggle.hover()
        expect(await shown()).not.toBe('none')
        await expect(toggle).toHaveAccessibleName(name)
        await page.mouse.move(0, 0)
        expect(await shown()).toBe('none')
        await toggle.focus()
        expect(await shown()).not.toBe('none')
        await home.composer.field.focus()
        expect(await shown()).toBe('none')
        await toggle.tap()
        expect(await shown()).not.toBe('none')
      })

      await test.step('an answer is written before the eyes, with analysis and sources', async () => {
        await home.composer.field.fill(question)
        await stopClock(page)
        await home.composer.field.press('Enter')
        // Nothing is typed while no time passes, though all of it has arrived.
        await chat.reaches('streaming')
        await expect(chat.composer.stop).toHaveCount(0)
        const lengthNow = async () => (await chat.answers.innerText()).length
        await page.clock.runFor(200)
        const early = await lengthNow()
        await page.clock.runFor(300)
        const later = await lengthNow()
        expect(later).toBeGreaterThan(early)
        await expect(chat.sources).toHaveCount(0)
        await page.clock.runFor(500)
        await chat.reaches('done')
        expect(await lengthNow()).toBeGreaterThan(later)
        await page.clock.resume()
        await expect(chat.answers).toContainText(word)
        await expect(chat.answers).toContainText(/As of \d{4}-\d\d-\d\d|内容截至 \d{4}-\d\d-\d\d/)
        await expect(chat.answers.getByRole('heading').first()).toBeVisible()
        await expect(chat.sources.getByRole('link').first()).toHaveAttribute('href', /^https:/)

        await expect(chat.analysis).toHaveAttribute('aria-expanded', 'false')
        await expect(chat.analysis).toHaveAccessibleName(/^(Thought|思考了)/)
        await chat.analysis.click()
        await expect(chat.analysis).toHaveAttribute('aria-expanded', 'true')
      })

      await test.step('a related entry becomes the next question, beside what was written', async () => {
        const related = chat.answers
          .locator('p', { hasText: /^(?:Related|相关)/ })
          .getByRole('link')
        const first = await related.first().innerText()
        const second = await related.nth(1).innerText()
        const { field } = chat.composer
        await related.first().click()
        await expect(field).toHaveValue(first)
        await expect(field).toBeFocused()
        await related.nth(1).press('Enter')
        await expect(field).toHaveValue(`${first}\n${second}`)
        await expect(field).toBeFocused()
        await expect(chat.questions).toHaveCount(1)
      })

      await test.step('a hot topic asks at a click', async () => {
        await header.newTopic.click()
        await expect(home.hotTopics).toHaveCount(6)
        const title = await home.hotTopics.nth(1).innerText()
        await home.hotTopics.nth(1).click()
        await expect(page).toHaveURL(/\/chat\//)
        await expect(chat.questions).toContainText(title)
        await chat.reaches('done')
        await expect(chat.sources.getByRole('link').first()).toBeVisible()
      })

      await test.step('a question that is taken for off topic costs nothing, and that shows at once', async () => {
        await header.newTopic.click()
        await expect(home.composer.form).toContainText(left)
        await home.composer.ask(offTopic.question)
        await chat.reaches('done')
        await expect(chat.answers).toContainText(offTopic.decline)
        await header.newTopic.click()
        await expect(page).toHaveURL('/')
        await expect(home.composer.form).toContainText(left)
      })

      await test.step('without DeepThink there is no analysis', async () => {
        await home.composer.switchOff(messages['composer.deepThink'])
        await home.composer.ask(question)
        await chat.reaches('done')
        await expect(chat.analysis).toHaveCount(0)
      })
    })
  })
}
