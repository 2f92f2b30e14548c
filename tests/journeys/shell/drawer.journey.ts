import { NARROW, WIDE, windowOf } from '../checks/inspection.ts'
import { inspectInBoth } from '../checks/languages.ts'
import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'

const first = 'What is a fork?'
const second = 'What is a node?'

test('recent topics stay beside the page, open as they were left', async ({
  page,
  home,
  chat,
  drawer,
  testApp,
  user,
}) => {
  for (const question of [first, second]) testApp.model.title(question, question)
  await page.setViewportSize(windowOf(WIDE))
  const topicsId = await user.ask(first)
  await home.open()
  await drawer.button.click()
  await expect(drawer.beside).toBeVisible()
  await expect(drawer.topics).toHaveText([first])
  await drawer.topic(first).click()
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(drawer.topic(first)).toHaveAttribute('aria-current', 'page')
  await inspectInBoth(page, 'drawer-beside', 'header.newTopic', [WIDE])

  await page.reload()
  await expect(drawer.topics).toHaveText([first])
  await home.open()
  await home.composer.ask(second)
  await expect(drawer.topics).toHaveText([second, first])
  await chat.reaches('done')
  await expect(drawer.topics).toHaveText([second, first])

  await page.keyboard.press('ControlOrMeta+b')
  await expect(drawer.beside).toHaveCount(0)
  const code = await holdBack(page, '**/assets/drawer-*.js')
  await page.reload()
  await page.keyboard.press('ControlOrMeta+b')
  code.release()
  await expect(drawer.beside).toBeVisible()

  await page.keyboard.press('ControlOrMeta+b')
  await page.reload()
  await expect(drawer.button).toHaveAttribute('aria-expanded', 'false')

  await test.step('on a phone they lie over the page', async () => {
    await page.setViewportSize(windowOf(NARROW))
    await home.open()
    await drawer.button.click()
    await expect(drawer.over).toBeVisible()
    await expect(drawer.topics).toHaveText([second, first])
    await inspectInBoth(page, 'drawer-over', 'header.newTopic', [NARROW])
    await page.keyboard.press('Escape')
    await expect(drawer.over).toHaveCount(0)
    await expect(drawer.button).toBeFocused()
    await drawer.button.click()
    await drawer.topic(first).click()
    await expect(page).toHaveURL(`/chat/${topicsId}`)
    await expect(drawer.over).toHaveCount(0)

    await drawer.button.click()
    await drawer.newTopic.click()
    await expect(page).toHaveURL('/')
    await expect(drawer.over).toHaveCount(0)
  })
})

test('a topic is renamed in the drawer, and one that is deleted elsewhere goes', async ({
  page,
  context,
  home,
  drawer,
  messages,
  user,
}) => {
  await user.ask('What is a fork?')
  await home.open()
  await drawer.button.click()
  await expect(drawer.topics).toHaveCount(1)
  await drawer.topics.hover()
  await drawer.rename.click()
  await expect(page.getByRole('textbox', { name: messages['history.titleLabel'] })).toBeFocused()
  await page.keyboard.type('Splits')
  await page.keyboard.press('Enter')
  await expect(drawer.topics).toHaveText(['Splits'])
  await expect(drawer.topic('Splits')).toBeFocused()

  await test.step('beside the page it gives the focus back to its button when it closes', async () => {
    await drawer.topics.getByRole('link').focus()
    await page.keyboard.press('ControlOrMeta+b')
    await expect(drawer.beside).toHaveCount(0)
    await expect(drawer.button).toBeFocused()
  })

  await test.step('the space of an open drawer is kept from the first paint on', async () => {
    await watchMoves(page)
    await drawer.button.click()
    await expect(drawer.beside).toBeVisible()
    await page.reload()
    await expect(drawer.topics).toHaveText(['Splits'])
    await page.waitForLoadState('networkidle')
    await expectStill(page)
    await expect(drawer.beside).toBeVisible()
  })

  const other = await context.newPage()
  await other.goto('/history')
  await other.getByRole('button', { name: messages['history.delete'] }).click()
  await other
    .getByRole('button', { name: messages['history.deleteConfirm'], exact: true })
    .last()
    .click()
  await expect(drawer.topics).toHaveCount(0)
  await expect(drawer.beside).toContainText(messages['history.emptyText'])
})
