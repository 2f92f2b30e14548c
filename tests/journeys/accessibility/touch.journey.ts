import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { citationOf } from '../pages/messages.ts'
import { heldAnswer } from '../test-app/answers.ts'
import { research } from '../test-app/research.ts'
import { textsIn } from '../test-app/texts.ts'
import { foreignTopic, sharerOf } from '../users/user.ts'

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

test('under the finger of a member', async ({
  page,
  home,
  chat,
  header,
  history,
  settings,
  shared,
  testApp,
  user,
}) => {
  await test.step('sending and stopping', async () => {
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

  await test.step('exporting', async () => {
    await chat.open(await user.ask('What is a sidechain?'))
    await chat.reaches('done')
    await chat.actions.export.tap()
    await fitsAFinger(page.getByRole('menuitem'))
  })

  await test.step('confirming and setting', async () => {
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

  await test.step('going on from what somebody shared', async () => {
    const { token } = await foreignTopic(testApp, 'What is a rollup?')
    await shared.open(token)
    await fitsAFinger(shared.continue)
  })
})

test.describe('an answer with sources', () => {
  test.use({ engine: 'researcher' })

  test('the keyboard makes way for an answer, and no card lies over the sources', async ({
    page,
    chat,
    header,
    testApp,
    user,
    messages,
  }) => {
    const { question, followUp, title } = textsIn.en
    research(testApp, textsIn.en)
    const topicsId = await user.ask(question)
    await sharerOf(testApp, user).share(topicsId)
    await chat.open(topicsId)
    // Beside one button more than a private topic has.
    expect((await header.title(title).boundingBox())?.width).toBeGreaterThan(60)
    await chat.composer.ask(followUp)
    await expect(chat.answers).toHaveCount(2)
    await expect(chat.composer.field).not.toBeFocused()
    await chat.reaches('done')

    const source = citationOf(messages, 1)
    await chat.answers.getByRole('link', { name: source }).first().tap()
    const panel = page.getByRole('dialog', { name: messages['chat.sources'] })
    await expect(panel.locator('[aria-current=true]')).toBeVisible()
    // Longer than a pointer has to rest until a card is shown.
    const cards = page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve(document.querySelectorAll('[role=tooltip]').length), 700)
        }),
    )
    expect(await cards).toBe(0)
  })
})
