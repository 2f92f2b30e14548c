import type { Page } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { research } from '../test-app/research.ts'
import { textsIn } from '../test-app/texts.ts'
import { sharerOf } from '../users/user.ts'

test.use({ engine: 'researcher' })

const texts = textsIn.en

/** What a browser does before it lays a page out for paper. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}

const colorOf = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name)

test('a topic is printed under its title, without what can only be pressed', async ({
  page,
  chat,
  header,
  testApp,
  user,
}) => {
  research(testApp, texts)
  await chat.open(await user.ask(texts.question))
  await chat.reaches('done')
  const title = page.getByRole('heading', { level: 1, name: texts.title })
  await chat.sources.getByRole('button').click()
  await expect(page.getByRole('complementary')).toBeVisible()

  await print(page)
  await expect.poll(async () => (await title.boundingBox())?.height).toBeGreaterThan(20)
  await expect(chat.questions).toBeVisible()
  await expect(chat.answers).toContainText('Not your keys')
  // Paper draws no lines between cells that stick.
  await expect(chat.answers.getByRole('cell').first()).toHaveCSS('position', 'static')
  await expect(chat.sources).toContainText(texts.pages[0]?.title ?? '')
  // A number whose source can be asked for is text as well.
  const buttons = page.getByRole('button').and(page.locator(':not([data-figure])'))
  for (const button of await buttons.all()) await expect(button).toBeHidden()
  await expect(header.bar).toBeHidden()
  await expect(chat.composer.field).toBeHidden()
  await expect(page.getByRole('complementary')).toBeHidden()
})

test('code is printed whole, and every theme dark on light', async ({ ask, chat, page }) => {
  await test.step('code is printed whole: a long line goes on in the next one', async () => {
    const line = `${'word '.repeat(60)}${'unbroken'.repeat(40)}`
    await chat.open(await ask('How is it called?', instantly(`\`\`\`\n${line}\n\`\`\``)))
    await chat.reaches('done')
    const code = chat.answers.locator('pre')
    const beyond = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)
    expect(await beyond()).toBeGreaterThan(0)
    await print(page)
    expect(await beyond()).toBe(0)
  })

  for (const theme of ['dark', 'theme-pro'])
    await test.step(`the theme ${theme} is printed dark on light`, async () => {
      await page.emulateMedia({ media: null })
      await page.evaluate((name) => localStorage.setItem('theme', name), theme)
      await page.reload()
      await chat.reaches('done')
      await print(page)
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      expect(await colorOf(page, '--cq-ink')).toBe('#1a2437')
      expect(await colorOf(page, 'color-scheme')).toBe('light')
    })
})

test('a long topic is printed as a whole, and a shared one with its mark', async ({
  ask,
  page,
  chat,
  shared,
  testApp,
  user,
}) => {
  const sharer = sharerOf(testApp, user)
  await sharer.pay()
  await sharer.protect()
  const topicsId = await ask('A long one', instantly('Much is **said** here.\n\n'.repeat(60)))
  for (const _ of Array(11).keys()) await user.ask('A long one', topicsId)
  await chat.open(topicsId)
  const first = chat.answers.first().locator('strong')
  await chat.reaches('done')
  await expect(first).toHaveCount(0)
  await print(page)
  await expect(first).toHaveCount(60)

  await shared.open(await sharer.share(topicsId))
  await print(page)
  await expect(shared.creator).toBeVisible()
  await expect(shared.watermark.first()).toBeVisible()
  // A number whose source can be asked for is text as well.
  const buttons = page.getByRole('button').and(page.locator(':not([data-figure])'))
  for (const button of await buttons.all()) await expect(button).toBeHidden()
})
