import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'

const colourOf = (element: Locator, property: 'background-color' | 'border-block-end-color') =>
  element.evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property)

test('what is chosen can be told where the system forces its own colours', async ({
  page,
  home,
  words,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await home.open()
  await home.composer.switchOff(words['composer.deepSearch'])
  const modes = home.composer.form
  const [on, off] = [
    modes.getByRole('button', { name: words['composer.deepThink'] }),
    modes.getByRole('button', { name: words['composer.deepSearch'] }),
  ]
  expect(await colourOf(on, 'background-color')).not.toBe(await colourOf(off, 'background-color'))

  await page.goto('/history')
  const tab = (selected: boolean) => page.getByRole('tab', { selected })
  await expect(tab(true)).toBeVisible()
  expect(await colourOf(tab(true), 'border-block-end-color')).not.toBe(
    await colourOf(tab(false), 'border-block-end-color'),
  )
})
