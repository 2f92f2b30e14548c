import { instantly } from '../../peers/model-scripts.ts'
import { heldAnswer } from '../house/scripts.ts'
import { expect, test } from '../journey.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { ShareDialog } from '../pages/share-dialog.ts'
import { SharePage } from '../pages/share-page.ts'
import { newPerson } from '../people/person.ts'
import { sharerOf } from '../people/sharer.ts'

test('a member’s name lies over what they share, in nobody’s way', async ({
  page,
  house,
  person,
  words,
}) => {
  const owner = await newPerson(house)
  const topicsId = await owner.ask('Who owns this?')
  const sharer = sharerOf(house, owner)
  await sharer.protect()
  await sharer.rename('Olivia <b>Hartmann</b>')
  const shared = new SharePage(page, words)
  await shared.open(await sharer.share(topicsId))
  await expect(shared.watermark.locator('> *')).toHaveCount(60)
  await expect(shared.watermark.locator('> *').first()).toHaveAttribute(
    'data-name',
    'Olivia <b>Hartmann</b>',
  )
  await shared.continue.click()
  await expect(shared.chat.composer.field).toBeFocused()
  expect(person.email).not.toBe(owner.email)
})

test('crawlers get title, answer and picture of what is public, and of nothing else', async ({
  house,
  person,
  request,
}) => {
  const question = `What is "<gas>" & why? ${crypto.randomUUID().slice(0, 4)}`
  house.model.answer(question, instantly('A **fee** [1].'))
  const sharer = sharerOf(house, person)
  const token = await sharer.share(await person.ask(question))
  const path = `/share/${token}`
  const page = await request.get(path, { headers: { 'user-agent': 'Twitterbot/1.0' } })
  expect(page.headers()['x-robots-tag']).toBe('noindex')
  const html = await page.text()
  expect(html).toContain('<meta name="description" content="A fee. ')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(html).not.toContain('<gas>')
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(new URL(address).pathname).toBe(`${path}/preview.png`)

  const picture = await request.get(`${path}/preview.png`)
  expect(picture.headers()['content-type']).toBe('image/png')
  const content = await picture.body()
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630])
  const known = { 'if-none-match': picture.headers().etag ?? '' }
  expect((await request.get(`${path}/preview.png`, { headers: known })).status()).toBe(304)

  await sharer.permit(token, false)
  const closed = await request.get(path)
  expect([closed.status(), (await closed.text()).includes('og:')]).toEqual([404, false])
  expect((await request.get(`${path}/preview.png`, { headers: known })).status()).toBe(404)
})

test('the chat of somebody else leads to its shared page, or nowhere', async ({
  page,
  house,
  chat,
  words,
}) => {
  const owner = await newPerson(house)
  const topicsId = await owner.ask('Whose chat is this?')
  await chat.open(topicsId)
  await expect(page.getByRole('alert')).toContainText(words['chat.noAccess'])
  const token = await sharerOf(house, owner).share(topicsId)
  await chat.open(topicsId)
  await expect(page).toHaveURL(`/share/${token}`)
  await chat.reaches('done')
})

test('an address of both topics opens the new one with the first question', async ({
  page,
  house,
  chat,
}) => {
  const owner = await newPerson(house)
  const token = await sharerOf(house, owner).share(await owner.ask('What came before?'))
  const topicsId = crypto.randomUUID()
  await page.goto(`/chat/${topicsId}/${token}`)
  const banner = page.getByRole('main').locator(`a[href="/share/${token}"]`)
  await expect(banner).toBeVisible()
  await chat.composer.ask('And what comes next?')
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await chat.reaches('done')
  await expect(banner).toBeVisible()
  await expect(chat.questions).toHaveCount(1)
})

test('an answer streams below what is shared, and stopping it leads to the chat', async ({
  page,
  house,
  words,
}) => {
  const owner = await newPerson(house)
  const token = await sharerOf(house, owner).share(await owner.ask('What is shared?'))
  const question = `Held on the page ${crypto.randomUUID()}`
  house.model.answer(question, heldAnswer('It begins.').script)
  const shared = new SharePage(page, words)
  await shared.open(token)
  await shared.continue.click()
  await shared.chat.composer.ask(question)
  await expect(shared.chat.answers).toHaveCount(2)
  await expect(shared.chat.answers.last()).toContainText('It begins.')
  await expect(page).toHaveURL(`/share/${token}`)
  await shared.chat.composer.stop.click()
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  const chat = new ChatPage(page, words)
  // The address changes before the screen does.
  await expect(chat.answers).toHaveCount(1)
  await chat.reaches('stopped')
  await expect(chat.answers).toContainText('It begins.')
})

test('the owner goes on in the topic itself', async ({ page, house, person, words }) => {
  const topicsId = await person.ask('What do I know?')
  const shared = new SharePage(page, words)
  await shared.open(await sharerOf(house, person).share(topicsId))
  await shared.continue.click()
  await shared.chat.composer.ask('And more?')
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await expect(new ChatPage(page, words).questions).toHaveCount(2)
})

test('a continuation that is shared in its turn names where it came from', async ({
  page,
  house,
  person,
  words,
}) => {
  const owner = await newPerson(house)
  await sharerOf(house, owner).rename('Olivia')
  const token = await sharerOf(house, owner).share(await owner.ask('What came first?'))
  const shared = new SharePage(page, words)
  await shared.open(token)
  await shared.continue.click()
  await shared.chat.composer.ask('And what then?')
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  const topicsId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await shared.open(await sharerOf(house, person).share(topicsId))
  await expect(shared.chat.questions).toContainText('And what then?')
  const banner = page.getByRole('main').locator(`a[href="/share/${token}"]`)
  await expect(page.getByRole('main').getByText('by Olivia', { exact: true })).toBeVisible()
  await banner.click()
  await expect(shared.chat.questions).toContainText('What came first?')
})

test('a refused question says why, and gives the text back', async ({ page, house, words }) => {
  const owner = await newPerson(house)
  const sharer = sharerOf(house, owner)
  const token = await sharer.share(await owner.ask('Open for how long?'))
  const shared = new SharePage(page, words)
  await shared.open(token)
  await shared.continue.click()
  await expect(shared.chat.composer.field).toBeVisible()
  await sharer.permit(token, false)
  await shared.chat.composer.ask('Too late?')
  await expect(page.getByText(words['chat.noAccess'], { exact: true })).toBeVisible()
  await expect(shared.chat.composer.field).toHaveValue('Too late?')
  await expect(page).toHaveURL(`/share/${token}`)
})

test('who has no topic left is shown Pro, and loses no word', async ({
  page,
  house,
  person,
  words,
}) => {
  const owner = await newPerson(house)
  const token = await sharerOf(house, owner).share(await owner.ask('Is there a limit?'))
  for (const question of ['One?', 'Two?', 'Three?']) await person.ask(question)
  const shared = new SharePage(page, words)
  await shared.open(token)
  await shared.continue.click()
  await shared.chat.composer.ask('Four?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shared.chat.composer.field).toHaveValue('Four?')
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('to copy the first link is to publish, and the button says so', async ({
    page,
    person,
    chat,
    words,
  }) => {
    await chat.open(await person.ask('Copied at once?'))
    const opener = chat.answers.getByRole('button', { name: words['chat.share'] })
    await opener.click()
    const share = new ShareDialog(page, words)
    await expect(share.copy).toHaveText(words['share.publishAndCopy'])
    await share.copy.click()
    await expect(share.copy).toHaveText(words['share.copied'])
    await expect(share.publicAccess).toBeChecked()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await expect(share.link).toHaveValue(link)
    await page.keyboard.press('Escape')
    await expect(share.dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test.describe('without a network for the change', () => {
  test.use({ provoked: /was not changed|Failed to load resource/ })

  test('the switch goes back, and nobody is bothered', async ({
    page,
    house,
    person,
    chat,
    words,
  }) => {
    const topicsId = await person.ask('Can it be closed?')
    await sharerOf(house, person).share(topicsId)
    await page.route('**/topics/share_permission', (route) => route.abort())
    await chat.open(topicsId)
    await page.getByRole('banner').getByRole('button', { name: words['header.share'] }).click()
    const share = new ShareDialog(page, words)
    await expect(share.publicAccess).toBeChecked()
    const refused = page.waitForEvent('requestfailed')
    await share.publicAccess.click()
    await refused
    await expect(share.publicAccess).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: words['error.network'] })).toHaveCount(
      0,
    )
  })
})

test.describe('a visitor', () => {
  test.use({ signedIn: false })

  test('is offered to sign in, and comes back to the shared topic', async ({
    page,
    house,
    person,
    words,
  }) => {
    const owner = await newPerson(house)
    const token = await sharerOf(house, owner).share(await owner.ask('Who may go on?'))
    const shared = new SharePage(page, words)
    await shared.open(token)
    await expect(shared.continue).toHaveCount(0)
    await shared.handOn.click()
    await expect(shared.dialog.link).toHaveValue(`${house.address}/share/${token}`)
    await expect(shared.dialog.publicAccess).toHaveCount(0)
    await shared.dialog.signIn.click()
    await expect(page).toHaveURL('/login')
    const login = new LoginPage(page, words)
    await login.sendTo(person.email)
    await login.enter(await house.codeFor(person.email))
    await expect(page).toHaveURL(`/share/${token}`)
    await shared.continue.click()
    await expect(shared.chat.composer.field).toBeFocused()
  })
})
