import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'
import { foreignTopic } from '../users/user.ts'

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

/** A fingertip's width, in pixels. */
const fingertip = 44

async function fitsAFinger(...controls: readonly Locator[]): Promise<void> {
  for (const control of controls) {
    await expect(control.first()).toBeVisible()
    for (const one of await control.all()) {
      // A control of the prerendered page is gone for a moment while the app takes its place.
      await expect.poll(() => shorterSide(one), String(one)).toBeGreaterThanOrEqual(fingertip - 0.5)
    }
  }
}

async function shorterSide(control: Locator): Promise<number> {
  const box = await control.boundingBox()
  return box ? Math.min(box.width, box.height) : 0
}

test.describe('under the finger of a visitor', () => {
  test.use({ signedIn: false })

  test('asking, signing in and choosing a plan', async ({ page, home, header, login, pricing }) => {
    await home.open()
    await fitsAFinger(home.composer.send, home.hotTopics)
    await fitsAFinger(header.signIn, header.register, header.bar.getByRole('button'))
    await header.menu.tap()
    await fitsAFinger(header.inMenu('signIn'), header.inMenu('price'))

    await login.open()
    await fitsAFinger(login.send, login.by('Google'), login.by('Apple'), login.by('X'))
    await pricing.open()
    for (const plan of ['free', 'yearly', 'monthly'] as const) {
      await fitsAFinger(pricing.choose(plan))
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

test.describe('under the finger of a member', () => {
  test('sending and stopping', async ({ page, home, chat, header, testApp }) => {
    const question = `Stop me ${crypto.randomUUID()}`
    testApp.model.answer(question, heldAnswer('As far as this.').script)
    await home.open()
    await home.composer.ask(question)
    await fitsAFinger(chat.composer.stop, header.bar.getByRole('button'))
    // There is no title yet that takes the place of the name.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await chat.composer.stop.tap()
    await chat.reaches('stopped')
    await fitsAFinger(chat.composer.send)
    await header.menu.tap()
    await fitsAFinger(header.inMenu('settings'), header.inMenu('logout'))
  })

  test('exporting', async ({ page, chat, user }) => {
    await chat.open(await user.ask('What is a sidechain?'))
    await chat.reaches('done')
    await chat.actions.export.tap()
    await fitsAFinger(page.getByRole('menuitem'))
  })

  test('confirming and setting', async ({ history, home, header, settings, user }) => {
    await user.ask('What is a sidechain?')
    await history.open()
    await history.remove('sidechain').tap()
    await fitsAFinger(history.confirmation.getByRole('button'))
    await history.cancel.tap()
    await home.open()
    await header.menu.tap()
    await header.inMenu('settings').tap()
    for (const section of ['account', 'preference', 'data'] as const) {
      await settings.show(section)
      await fitsAFinger(settings.panel.getByRole('tab'), settings.panel.getByRole('button'))
    }
    await settings.deleteTopics.tap()
    await fitsAFinger(settings.prompt('topicsDelete').getByRole('button'))
  })

  test('going on from what somebody shared', async ({ shared, testApp }) => {
    const { token } = await foreignTopic(testApp, 'What is a rollup?')
    await shared.open(token)
    await fitsAFinger(shared.continue)
  })
})
