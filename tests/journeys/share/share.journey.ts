import { instantly, thinkingFirst } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { SharePage } from '../pages/share-page.ts'
import { textsIn } from '../test-app/texts.ts'
import { atAnotherBrowser } from '../users/browser.ts'

test.describe('in Chinese', () => {
  test.use({
    language: 'zh',
    permissions: ['clipboard-read', 'clipboard-write'],
    provoked: /status of 404/,
  })

  test('a topic is shared from the dialog, read by a visitor, and closed again', async ({
    ask,
    page,
    browser,
    testApp,
    chat,
    header,
    share,
    language,
    messages,
  }) => {
    const { analysis, beginning, question } = textsIn[language]
    await chat.open(await ask(question, thinkingFirst(analysis, instantly(beginning))))
    await header.share.click()
    await expect(share.publicAccess).not.toBeChecked()
    await expect(share.link).toBeHidden()
    await expect(share.shareOnX).toHaveAttribute('aria-disabled', 'true')
    await expect(share.dialog.getByText(messages['share.privateText'])).toBeVisible()

    await share.publicAccess.click()
    await expect(share.link).toHaveValue(/\/share\/[\w-]{22}$/)
    await expect(share.publicAccess).toBeChecked()
    const link = await share.link.inputValue()
    expect(new URL(link).origin).toBe(testApp.address)
    await expect(share.shareOnX).toHaveAttribute(
      'href',
      `https://x.com/intent/post?url=${encodeURIComponent(link)}`,
    )
    await expect(share.shareOnX).toHaveAttribute('target', '_blank')
    await share.copy.click()
    await expect(share.copy).toHaveText(messages['share.copied'])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expect(share.copy).toHaveText(messages['share.copy'])

    await atAnotherBrowser(browser, { testApp, language }, async (elsewhere) => {
      const shared = new SharePage(elsewhere, messages)
      await elsewhere.goto(link)
      await expect(shared.title).toBeVisible()
      await expect(shared.creator).toBeVisible()
      await expect(shared.watermark).toHaveCount(0)
      await expect(shared.chat.questions).toContainText(question)
      await shared.chat.reaches('done')
      await shared.chat.analysis.click()
      await expect(shared.chat.answers.getByRole('listitem').first()).toBeVisible()
      await expect(shared.chat.editOf(shared.chat.questions)).toHaveCount(0)
      for (const [way, place] of [
        [shared.home, '/'],
        [shared.signIn, '/login'],
      ] as const) {
        await way.click()
        await expect(elsewhere).toHaveURL(place)
        await elsewhere.goBack()
        await expect(shared.title).toBeVisible()
      }

      await share.publicAccess.click()
      await expect(share.publicAccess).not.toBeChecked()
      await expect(share.shareOnX).toHaveAttribute('aria-disabled', 'true')
      await expect(share.link).toBeHidden()
      await expect(share.copy).toHaveText(messages['share.publishAndCopy'])
      await elsewhere.reload()
      await expect(shared.refusal).toContainText(messages['chat.noAccess'])
      await shared.home.click()
      await expect(elsewhere).toHaveURL('/')
    })

    await page.goto(link)
    await expect(page.getByText(messages['share.onlyYou'])).toBeVisible()
  })
})
