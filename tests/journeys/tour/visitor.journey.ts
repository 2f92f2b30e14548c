import { newUser } from '../../fixtures/users.ts'
import { NARROW, WIDE, windowOf } from '../checks/inspection.ts'
import { research } from '../test-app/research.ts'
import { sharerOf } from '../users/user.ts'
import { expect, test } from './guide.ts'

test.use({ signedIn: false, provoked: /status of 404|dynamically imported|preload CSS/ })

test('what a visitor sees is open to everybody', async ({
  page,
  user,
  header,
  home,
  login,
  palette,
  look,
  hotTopics,
}) => {
  await test.step('the way in is open to everybody', async () => {
    await login.open()
    await expect(login.send).toBeVisible()
    await look('login', 'login.lead')
    await login.email.fill('nobody@nowhere')
    await login.email.blur()
    await look('login-invalid', 'login.invalidEmail')
    await login.sendTo(user.email)
    await look('login-sent', 'login.manual')
    await login.enter('000')
    await look('login-code', 'login.sentText')
    await login.code.fill('000000')
    await expect(login.dialog.locator('[aria-invalid]')).toBeVisible()
    await look('login-wrong-code', 'login.wrongCode')
    await page.goto(`/login?code=000000&email=${user.email}`)
    await look('login-link-failed', 'login.failedText')
    await page.goto('/login?error=provider')
    await look('login-no-provider', 'login.providerUnavailable')
  })

  await home.open()
  await look('home-visitor', hotTopics)
  await page.setViewportSize(windowOf(NARROW))
  await header.menu.click()
  await expect(header.inMenu('signIn')).toBeVisible()
  await look('menu-visitor', 'header.register', NARROW)
  await page.keyboard.press('Escape')
  await page.setViewportSize(windowOf(WIDE))
  await palette.open()
  await look('palette-visitor', 'palette.actions', WIDE)
  await page.goto('/no/such/page')
  await expect(home.backHome).toBeVisible()
  await look('not-found', 'notFound.text')
  await page.route('**/assets/price-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/price')
  await expect(page.getByRole('alert')).toBeVisible()
  await look('broken-page', 'error.pageText')
})

test('what is shared is open to everybody', async ({ testApp, shared, texts, look }) => {
  const { question } = texts
  research(testApp, texts)
  const owner = await newUser(testApp.server)
  const sharer = sharerOf(testApp, owner)
  await sharer.pay()
  await sharer.protect()
  await sharer.rename('Olivia Hartmann')
  await shared.open(await sharer.share(await owner.ask(question)))
  await shared.chat.reaches('done')
  await expect(shared.chat.answers.getByRole('slider')).toBeVisible()
  await look('share-visitor', 'chart.table')
  await shared.share.click()
  await expect(shared.dialog.signIn).toBeVisible()
  await look('share-visitor-dialog', 'share.onX')
  await shared.open('unknown')
  await expect(shared.refusal).toBeVisible()
  await look('share-invalid', 'share.invalidVisitorText')
})
