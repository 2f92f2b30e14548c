import type { Locator } from '@playwright/test'
import { newEmail } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'

const colorOf = (element: Locator, property: 'background-color' | 'border-block-end-color') =>
  element.evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property)

const ringOf = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).outlineStyle)

/** A picture of the button with another label of the same width. */
async function looks(button: Locator, label: string): Promise<Buffer> {
  const clip = await button.evaluate((shown, text) => {
    shown.ariaLabel ??= shown.textContent
    shown.style.fontFamily = 'monospace'
    if (shown.lastChild) shown.lastChild.textContent = text
    return shown.getBoundingClientRect().toJSON()
  }, label)
  return button.page().screenshot({ clip })
}

test.describe('of a visitor', () => {
  test.use({ signedIn: false })

  test('the code stands in its boxes only where the system forces its own colors', async ({
    page,
    login,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await login.open()
    await login.sendTo(newEmail())
    await login.enter('abc')
    await expect(login.code).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  })
})

test('what a golden button says can be read where the system forces its own colors', async ({
  page,
  pricing,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await pricing.open()
  const button = pricing.choose('yearly')
  await expect(button).toBeVisible()
  // The color of the page is put behind words, unless their own ground is to be left.
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [label, behind] = await button.evaluate((shown) => {
    const { color, forcedColorAdjust, backgroundColor } = getComputedStyle(shown)
    return [color, forcedColorAdjust === 'none' ? backgroundColor : null]
  })
  expect(label).not.toBe(behind ?? ground)
})

test('what is done of a task can be told from what is not where colors are forced', async ({
  page,
  points,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/points')
  const line = points.tasks.getByRole('progressbar').first()
  await expect(line).toBeVisible()
  const looks = async (value: string) => {
    await line.evaluate((shown, now) => shown.setAttribute('value', now), value)
    return line.screenshot({ animations: 'disabled' })
  }
  expect(await looks('0')).not.toEqual(await looks('20'))
})

test('what is chosen can be told apart where the system forces its own colors', async ({
  page,
  home,
  messages,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await home.open()
  await home.composer.switchOff(messages['composer.deepSearch'])
  const modes = home.composer.form
  const [on, off] = [
    modes.getByRole('button', { name: messages['composer.deepThink'] }),
    modes.getByRole('button', { name: messages['composer.deepSearch'] }),
  ]
  expect(await colorOf(on, 'background-color')).not.toBe(await colorOf(off, 'background-color'))

  expect(await looks(on, 'MMMM')).not.toEqual(await looks(on, 'iiii'))

  await page.keyboard.press('Control+k')
  const options = page.getByRole('option')
  const rings = await Promise.all([options.first(), options.nth(1)].map((option) => ringOf(option)))
  expect(rings[0]).not.toBe(rings[1])

  await page.goto('/history')
  const tab = (selected: boolean) => page.getByRole('tab', { selected })
  await expect(tab(true)).toBeVisible()
  expect(await colorOf(tab(true), 'border-block-end-color')).not.toBe(
    await colorOf(tab(false), 'border-block-end-color'),
  )
})

test('what is drawn, asked and offered is seen in the dark colors of a system', async ({
  page,
  header,
  home,
  chat,
  settings,
  user,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await home.open()
  const mark = page.getByRole('banner').locator('a svg').first()
  const [drawn, written] = await mark.evaluate((svg) => {
    const [coin, name] = [svg.querySelector('[class*="coin"]'), svg.closest('a')]
    return [coin && getComputedStyle(coin).stroke, name && getComputedStyle(name).color]
  })
  expect(drawn).toBe(written)

  await header.openSettings()
  await settings.show('preference')
  const pictures = settings.panel.locator('[data-theme]')
  await expect(pictures.first()).toBeVisible()
  const colors = await Promise.all(
    (await pictures.all()).map((picture) => colorOf(picture, 'background-color')),
  )
  expect(new Set(colors).size).toBe(3)

  await chat.open(await user.ask('What is staking?'))
  await expect(chat.questions.getByText('What is staking?')).toHaveCSS('border-style', 'solid')
  const bar = chat.composer.form.locator('xpath=..')
  expect(await colorOf(bar, 'background-color')).toBe('rgb(0, 0, 0)')
})
