import { inspect } from '../checks/inspection.ts'
import { untilHydrated, untilPrerendered } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { messages as allMessages } from '../pages/messages.ts'

test.use({ signedIn: false })

const { zh, en } = allMessages

test('what the operator has written is read from the footer and the login, in both languages', async ({
  page,
  home,
  login,
  header,
}) => {
  const footer = page.getByRole('contentinfo')
  const title = (name: string) => page.getByRole('heading', { level: 1, name })

  await test.step('the terms, in the language that is chosen', async () => {
    await home.open()
    await footer.getByRole('link', { name: en['footer.terms'] }).click()
    await expect(page).toHaveURL('/terms')
    await expect(title('Terms of the example site')).toBeVisible()
    await untilHydrated(page)
    await expect(page).toHaveTitle(/^Terms · /)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
    // HTML is text.
    await expect(page.getByText("<script>document.title = 'raw'</script>")).toBeVisible()
    await inspect(page, 'en', 'terms')
    await header.language.click()
    await expect(title('示例网站服务条款')).toBeVisible()
    await inspect(page, 'zh', 'terms')
  })

  await test.step('an imprint that is missing', async () => {
    await footer.getByRole('link', { name: zh['footer.imprint'] }).click()
    await expect(title(zh['footer.imprint'])).toBeVisible()
    await untilHydrated(page)
    await expect(page.getByText(zh['legal.missing.imprint'])).toBeVisible()
    await inspect(page, 'zh', 'imprint')
    await page.getByRole('banner').getByRole('button', { name: zh['header.language'] }).click()
    await expect(page.getByText(en['legal.missing.imprint'])).toBeVisible()
    await inspect(page, 'en', 'imprint')
  })

  await test.step('a privacy policy in another language, from the login', async () => {
    await login.open()
    await inspect(page, 'en', 'login-consent')
    await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
    await expect(title('示例网站隐私政策')).toBeVisible()
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'zh-CN')
    await page.goBack()
    await expect(login.send).toBeVisible()
  })
})

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the terms are read in the language of the browser', async ({ page }) => {
    await untilPrerendered(page, '/terms')
    await page.goto('/terms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('article').getByText('Answers are information')).toBeVisible()
    await expect(page.getByRole('article').getByText('本网站用人工智能回答')).toBeHidden()
  })
})

test('people of a region that is named are shown it once, and nothing moves for it', async ({
  page,
  context,
  home,
  pricing,
}) => {
  const notice = page.getByRole('complementary').filter({ hasText: 'residents of your region' })
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await expect(notice).toHaveCount(0)
  const links = page.getByRole('contentinfo')
  const before = await links.boundingBox()

  await context.setExtraHTTPHeaders({ 'x-region': 'ZZ', 'x-forwarded-for': '203.0.113.9' })
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await expect(notice).toBeInViewport()
  expect(await links.boundingBox()).toEqual(before)
  await inspect(page, 'en', 'region-notice')
  await pricing.open()
  await notice.getByRole('button', { name: en['action.close'] }).click()
  await expect(notice).toBeHidden()
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await expect(notice).toBeHidden()
})
