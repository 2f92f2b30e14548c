import { expect, test } from '../../journey.ts'

test('palette and shortcuts give the focus back', async ({ keys, home, palette }) => {
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await keys.reach(home.hotTopics.first())
  await palette.open()
  await keys.press('Escape')
  await expect(home.hotTopics.first()).toBeFocused()
  await keys.press('?')
  await keys.leave(palette.sheet)
  await expect(home.hotTopics.first()).toBeFocused()
})

test.describe('on a narrow page', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the menu leads on, and gives the focus back', async ({ page, keys, home, header }) => {
    await home.open()
    await keys.use(header.menu)
    await expect(header.inMenu('history')).toBeVisible()
    await keys.leave(header.menuPanel)
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
