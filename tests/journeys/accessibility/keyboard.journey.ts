import { heldAnswer } from '../house/scripts.ts'
import { test as base, expect } from '../journey.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { HistoryPage } from '../pages/history-page.ts'
import { Palette } from '../pages/palette.ts'
import { PricingPage } from '../pages/pricing-page.ts'
import { ShareDialog } from '../pages/share-dialog.ts'
import { Keys } from '../people/keys.ts'

const test = base.extend<{ keys: Keys }>({
  keys: async ({ page }, use) => use(new Keys(page)),
})

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('without a pointer', () => {
  test.use({ signedIn: false })

  test('a visitor signs in and asks', async ({ page, keys, home, login, chat, house, person }) => {
    await home.open()
    await keys.write(home.composer.field, 'What is a seed phrase?')
    await keys.press('Enter')
    await keys.write(login.email, person.email)
    await keys.use(login.send)
    await keys.use(login.enterByHand)
    await expect(login.code).toBeFocused()
    await page.keyboard.type(await house.codeFor(person.email))
    await expect(home.composer.field).toHaveValue('What is a seed phrase?')
    await keys.reach(home.composer.field)
    await keys.press('Enter')
    await chat.reaches('done')
    await expect(chat.questions).toContainText('What is a seed phrase?')
    await expect(chat.composer.field).toBeFocused()
  })

  test('the login dialog gives the focus back to the form', async ({ keys, login, person }) => {
    await login.open()
    await keys.write(login.email, person.email)
    await keys.use(login.send)
    await expect(login.dialog).toBeVisible()
    await keys.press('Escape')
    await expect(login.dialog).toBeHidden()
    await expect(login.send).toBeFocused()
  })
})

test('an answer is stopped, written again, and an earlier one is chosen', async ({
  page,
  keys,
  chat,
  person,
  house,
}) => {
  await chat.open(await person.ask('What is a fee?'))
  await chat.reaches('done')
  const held = heldAnswer('Gas is')
  house.model.answer('And gas?', held.script)
  await keys.write(chat.composer.field, 'And gas?')
  await keys.press('Enter')
  await chat.reaches('streaming')
  await keys.use(chat.composer.stop)
  await chat.reaches('stopped')
  held.release()
  await keys.isSomewhere()

  await keys.use(chat.regenerate())
  await chat.reaches('done')
  await keys.isSomewhere()
  await expect(chat.answerVersions.position).toHaveText(/2/)
  await keys.use(chat.answerVersions.previous)
  await expect(chat.answerVersions.position).toHaveText(/1/)
  await keys.isSomewhere()
  await keys.use(chat.answerVersions.next)
  await expect(chat.answerVersions.position).toHaveText(/2/)
  await keys.isSomewhere()

  const opener = chat.editOf(chat.questions.last())
  await keys.use(opener)
  await expect(chat.editDialog.field).toBeFocused()
  for (let presses = 0; presses < 6; presses += 1) {
    await keys.press('Tab')
    await expect(chat.editDialog.panel.locator(':focus')).toHaveCount(1)
  }
  await keys.press('Escape')
  await expect(chat.editDialog.panel).toBeHidden()
  await expect(opener).toBeFocused()
  await keys.use(opener)
  await page.keyboard.type(' On Ethereum')
  await keys.press('Enter')
  await expect(chat.questions.last()).toContainText('And gas? On Ethereum')
  await chat.reaches('done')
  await keys.isSomewhere()
})

test('an answer is rated, kept, copied and saved', async ({ page, keys, chat, person, words }) => {
  await chat.open(await person.ask('What is a hash?'))
  await chat.reaches('done')
  const { actions } = chat
  await keys.use(actions.like)
  await expect(actions.like).toHaveAttribute('aria-pressed', 'true')
  await keys.use(actions.dislike)
  await expect(actions.dislike).toHaveAttribute('aria-pressed', 'true')
  await expect(actions.like).toHaveAttribute('aria-pressed', 'false')
  await keys.press('Enter')
  await expect(actions.dislike).toHaveAttribute('aria-pressed', 'false')
  await expect(actions.dislike).toBeFocused()
  await keys.use(actions.bookmark)
  await expect(actions.bookmark).toHaveAttribute('aria-pressed', 'true')
  await keys.use(actions.copy)
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('What is a hash?')

  await keys.use(actions.export)
  await expect(actions.format(words['header.export.pdf'])).toBeFocused()
  await keys.seesFocus()
  await keys.press('Escape')
  await expect(actions.export).toBeFocused()
  await keys.press('Enter')
  await keys.press('ArrowDown')
  await expect(actions.format(words['header.export.markdown'])).toBeFocused()
  // The browser stays where it is, as it does for a file.
  await page.route('**/topics/download/message**', (route) => route.fulfill({ status: 204 }))
  const asked = page.waitForRequest('**/topics/download/message**')
  await keys.press('Enter')
  expect((await asked).url()).toContain('file_type=1')
  await expect(actions.export).toBeFocused()
})

test('a topic is made public and its link copied', async ({ page, keys, chat, person, words }) => {
  await chat.open(await person.ask('What is a block?'))
  await chat.reaches('done')
  const share = new ShareDialog(page, words)
  await keys.use(chat.actions.share)
  await expect(share.dialog).toBeVisible()
  await keys.reach(share.publicAccess)
  await keys.press('Space')
  await expect(share.publicAccess).toBeChecked()
  await keys.use(share.copy)
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await share.link.inputValue())
  await keys.press('Escape')
  await expect(share.dialog).toBeHidden()
  await expect(chat.actions.share).toBeFocused()
})

test('a topic is found, opened, kept as a favourite and deleted', async ({
  page,
  house,
  keys,
  chat,
  person,
  words,
}) => {
  const title = 'What is a lightning node?'
  house.model.title(title, title)
  await person.ask(title)
  await person.ask('What is a coin?')
  const history = new HistoryPage(page, words)
  await history.open()
  await keys.write(history.search, 'lightning')
  await keys.press('Enter')
  await expect(history.topics).toHaveCount(1)
  await expect(history.search).toBeFocused()
  await keys.use(history.link(title))
  await expect(chat.questions).toContainText(title)
  await keys.isSomewhere()

  await history.open()
  await keys.use(history.favourite(title))
  await expect(history.favourite(title, true)).toBeFocused()
  await keys.use(history.remove(title))
  await expect(history.confirmation).toBeVisible()
  await keys.press('Escape')
  await expect(history.remove(title)).toBeFocused()
  await keys.press('Enter')
  await keys.use(history.confirm)
  await expect(history.topic(title)).toHaveCount(0)
  await keys.isSomewhere()
})

test('Pro is bought, and the settings are changed', async ({
  page,
  keys,
  header,
  settings,
  words,
}) => {
  const pricing = new PricingPage(page, words)
  await pricing.open()
  await keys.use(pricing.choose('yearly'))
  await keys.use(new CheckoutPage(page).pay)
  await expect(page.getByText(words['pricing.active']).first()).toBeVisible()

  await keys.use(header.account)
  await expect(header.command('settings')).toBeFocused()
  await keys.seesFocus()
  await keys.press('Enter')
  await expect(settings.panel).toBeVisible()
  await keys.write(settings.name, 'Ada')
  await keys.use(settings.save)
  await expect(settings.save).toBeDisabled()
  await expect(settings.name).toBeFocused()

  const tab = (name: string) => settings.panel.getByRole('tab', { name })
  await keys.reach(tab(words['settings.account']))
  await keys.press('ArrowRight')
  await expect(tab(words['settings.preference'])).toBeFocused()
  await keys.reach(
    settings.theme('light').or(settings.theme('system')).and(page.locator(':checked')),
  )
  for (const _ of ['dark', 'system', 'pro']) {
    if (await settings.theme('dark').isChecked()) break
    await keys.press('ArrowDown')
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await keys.reach(settings.copyright)
  await keys.press('Space')
  await expect(settings.copyright).toBeChecked()
  await keys.reach(settings.language('English'))
  await keys.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await keys.isSomewhere()
  await keys.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await keys.press('Escape')
  await expect(settings.panel).toBeHidden()
  await expect(header.account).toBeFocused()

  await keys.press('Enter')
  await expect(header.command('settings')).toBeFocused()
  await keys.press('End')
  await expect(header.command('logout')).toBeFocused()
  await keys.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('palette and shortcuts give the focus back', async ({ page, keys, home, words }) => {
  const palette = new Palette(page, words)
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await keys.reach(home.hotTopics.first())
  await palette.open()
  await keys.press('Escape')
  await expect(home.hotTopics.first()).toBeFocused()
  await keys.press('?')
  await expect(palette.sheet).toBeVisible()
  await keys.press('Escape')
  await expect(palette.sheet).toBeHidden()
  await expect(home.hotTopics.first()).toBeFocused()
})

test.describe('on a narrow page', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the menu leads on, and gives the focus back', async ({ page, keys, home, header }) => {
    await home.open()
    await keys.use(header.menu)
    await expect(header.inMenu('history')).toBeVisible()
    await keys.press('Escape')
    await expect(header.inMenu('history')).toBeHidden()
    await expect(header.menu).toBeFocused()
    await keys.press('Enter')
    await keys.use(header.inMenu('history'))
    await expect(page).toHaveURL('/history')
    await keys.isSomewhere()
  })
})

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} leads out of a menu to what stands beside its button`, async ({
    page,
    chat,
    person,
  }) => {
    await chat.open(await person.ask('What is a fee?'))
    await chat.reaches('done')
    const name = () => page.locator(':focus').getAttribute('aria-label')
    await chat.actions.export.focus()
    await page.keyboard.press(key)
    const beside = await name()

    await chat.actions.export.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[role^=menu]:focus')).toBeVisible()
    await page.keyboard.press(key)
    await expect(page.getByRole('menu')).toHaveCount(0)
    expect(await name()).toBe(beside)
  })
}
