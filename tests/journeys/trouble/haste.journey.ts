import type { Page } from '@playwright/test'
import { test as base, expect } from '../journey.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { HistoryPage } from '../pages/history-page.ts'
import { ShareDialog } from '../pages/share-dialog.ts'
import { newEmail } from '../people/person.ts'
import { sharerOf } from '../people/sharer.ts'

const test = base.extend<{ history: HistoryPage }>({
  history: async ({ page, words }, use) => use(new HistoryPage(page, words)),
})

/** Keeps calls waiting until they are let through. */
async function hold(page: Page, url: string) {
  const gate = Promise.withResolvers<void>()
  let held = 0
  await page.route(url, async (route) => {
    held += 1
    await gate.promise
    await route.continue()
  })
  return { held: () => held, release: gate.resolve }
}

test('a favourite that is toggled faster than the server answers ends as it was left', async ({
  page,
  chat,
  header,
  person,
  words,
}) => {
  await chat.open(await person.ask('What is a fork?'))
  const star = header.bar.getByRole('button', { name: words['header.collect'] })
  const slow = await hold(page, '**/topics/collection')
  for (const pressed of ['true', 'false', 'true', 'false', 'true']) {
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', pressed)
  }
  await expect.poll(slow.held).toBe(1)
  const changes = await star.evaluateHandle((button) => {
    const seen: (string | null)[] = []
    new MutationObserver(() => seen.push(button.getAttribute('aria-pressed'))).observe(button, {
      attributeFilter: ['aria-pressed'],
    })
    return seen
  })
  const asked: number[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/topics/collection'))
      asked.push(Number(request.postDataJSON().is_collected))
  })
  slow.release()
  await expect.poll(() => asked).toEqual([1, 0, 1, 0, 1])
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(await changes.jsonValue()).toEqual([])
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('a topic whose access is switched faster than the server answers ends as it was left', async ({
  page,
  chat,
  header,
  person,
  words,
}) => {
  await chat.open(await person.ask('What is a fork?'))
  await header.bar.getByRole('button', { name: words['header.share'] }).click()
  const { publicAccess } = new ShareDialog(page, words)
  const slow = await hold(page, '**/topics/share_topic')
  for (const isPublic of [true, false, true]) {
    await publicAccess.click()
    await expect(publicAccess).toBeChecked({ checked: isPublic })
  }
  await expect.poll(slow.held).toBe(1)
  const settled = page.waitForResponse(
    (response) =>
      response.url().endsWith('/share_permission') &&
      response.request().postDataJSON().public_permission === 1,
  )
  slow.release()
  await settled
  await page.reload()
  await header.bar.getByRole('button', { name: words['header.share'] }).click()
  await expect(publicAccess).toBeChecked()
})

test('a chat that is slow to come says so, and who turns back can ask anew', async ({
  page,
  home,
  header,
  chat,
  words,
}) => {
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  const slow = await hold(page, '**/assets/*.js')
  await home.composer.ask('What is a wallet?')
  await expect.poll(slow.held).toBeGreaterThan(0)
  const loading = page.getByRole('status').filter({ hasText: words['part.loading'] })
  await expect(loading).toBeVisible()
  await expect(home.composer.send).toBeDisabled()
  await header.home.click()
  await expect(home.composer.send).toBeEnabled()
  await expect(loading).toHaveCount(0)
  slow.release()
  await home.composer.field.press('Enter')
  await chat.reaches('done')
  await expect(chat.questions).toHaveCount(1)
})

test('a topic is deleted once, and its question stays until then', async ({
  page,
  history,
  person,
}) => {
  await person.ask('What is a shard?')
  await history.open()
  const slow = await hold(page, '**/topics/delete_topic')
  await history.remove('shard').click()
  await history.confirm.dblclick()
  await page.keyboard.press('Escape')
  await expect(history.confirmation).toBeVisible()
  expect(slow.held()).toBe(1)
  slow.release()
  await expect(history.confirmation).toBeHidden()
  await expect(history.topics).toHaveCount(0)
})

test('a member is led to the subscription once', async ({
  page,
  house,
  home,
  header,
  settings,
  person,
  words,
}) => {
  await sharerOf(house, person).protect()
  await home.open()
  await header.openSettings()
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/create-checkout-session')) orders.push(request.url())
  })
  await settings.panel.getByRole('button', { name: words['settings.manage'] }).dblclick()
  await expect(new CheckoutPage(page).end).toBeVisible()
  expect(orders).toHaveLength(1)
})

test('the field keeps the focus while one search follows another', async ({
  page,
  history,
  person,
}) => {
  await person.ask('What is a mempool?')
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

test.describe('a visitor', () => {
  test.use({ signedIn: false, provoked: /ERR_FAILED/ })

  test('gets one mail for two clicks, and tries a code again by Enter', async ({
    page,
    login,
    header,
    house,
  }) => {
    const mails: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/send-email')) mails.push(request.url())
    })
    const email = newEmail()
    await login.open()
    await login.email.fill(email)
    await login.send.dblclick()
    await expect(login.dialog).toBeVisible()
    expect(mails).toHaveLength(1)

    const code = await house.codeFor(email)
    await page.route('**/auth/login/email', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await login.enter(code)
    await failed
    await page.unroute('**/auth/login/email')
    await expect(login.code).toBeEditable()
    await login.code.press('Enter')
    await expect(header.account).toBeVisible()
  })
})
