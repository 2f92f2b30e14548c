import { expect, test } from '../../journey.ts'

test('palette, shortcuts and menus give the focus back', async ({
  page,
  keyboard,
  home,
  header,
  palette,
}) => {
  await test.step('palette and shortcuts give the focus back', async () => {
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    await keyboard.reach(home.hotTopics.first())
    await palette.open()
    await keyboard.press('Escape')
    await expect(home.hotTopics.first()).toBeFocused()
    await keyboard.press('?')
    await keyboard.leave(palette.sheet)
    await expect(home.hotTopics.first()).toBeFocused()
  })

  await test.step('on a narrow page the menu leads on, and gives the focus back', async () => {
    await page.setViewportSize({ width: 375, height: 800 })
    await keyboard.use(header.menu)
    await expect(header.inMenu('history')).toBeVisible()
    await keyboard.leave(header.menuPanel)
    await expect(header.menu).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.use(header.inMenu('history'))
    await expect(page).toHaveURL('/history')
    await keyboard.isSomewhere()
  })
})

test('Tab and Shift+Tab lead out of a menu to what is beside its button', async ({
  page,
  chat,
  user,
}) => {
  await chat.open(await user.ask('What is a fee?'))
  await chat.reaches('done')
  const name = () => page.locator(':focus').getAttribute('aria-label')
  for (const key of ['Tab', 'Shift+Tab'])
    await test.step(key, async () => {
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
})
