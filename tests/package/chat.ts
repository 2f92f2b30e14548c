import { MAILED_CODE, real } from '@coinquiry/api-client/mock/http'
import * as en from '@coinquiry/ui/labels/en'
import * as zh from '@coinquiry/ui/labels/zh'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Open, OpenPage } from './open-page.ts'

/** Lets the sample's answers begin, go on step by step, and end when they are let go. */
export interface Hold {
  hold(): void
  step(): void
  letGo(): void
  /** How the mock waits within an answer. */
  readonly wait: ReturnType<typeof real>
}

export function newHold(): Hold {
  let isHeld = false
  let next = Promise.withResolvers<void>()
  const step = () => {
    next.resolve()
    next = Promise.withResolvers()
  }
  return {
    hold: () => {
      isHeld = true
    },
    step,
    letGo: () => {
      isHeld = false
      step()
    },
    wait: async (milliseconds) => {
      if (isHeld) await next.promise
      else await real(20)(milliseconds)
    },
  }
}

/** A person's way through the sample, in each language. */
export async function expectChat(open: Open, hold: Hold, url = ''): Promise<void> {
  await expectAnswer(await open(url, { locale: 'en-GB' }), hold, en)
  await expectAnswer(await open(url, { locale: 'zh-CN' }), hold, zh)
}

async function expectAnswer(opened: OpenPage, answers: Hold, labels: en.Labels): Promise<void> {
  await using visited = opened
  const { page, complaints } = visited
  const { loginPanel, emailSentDialog, composer, answer, sourceList } = labels
  await page.getByLabel(loginPanel.email).fill('ada@example.org')
  await page.getByRole('button', { name: loginPanel.send }).click()
  await page.getByLabel(emailSentDialog.code).fill(MAILED_CODE)

  const field = page.getByRole('textbox', { name: composer.field })
  await field.fill('What is scarce?')
  answers.hold()
  await field.press('Enter')
  await page.getByRole('button', { name: composer.stop }).waitFor()
  const written = page.getByRole('article', { name: answer.author })
  const streamed = written.locator('[data-streamed]')
  const begun = () => {
    answers.step()
    return streamed.count()
  }
  await expect.poll(begun, { timeout: 30_000 }).toBe(1)
  answers.letGo()
  await written.getByRole('group', { name: sourceList.heading }).waitFor()
  expect(await written.getAttribute('data-state')).toBe('done')
  expect(await streamed.innerText()).toMatch(/\w{3}|\p{Script=Han}{3}/u)

  await field.fill('And what is not?')
  await page.getByRole('button', { name: composer.send }).click()
  await written.nth(1).waitFor()

  await expectSidebar(page, labels)
  await written.nth(2).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await written.first().isVisible()).toBe(true)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await field.isVisible()).toBe(false)
  expect(complaints).toEqual([])
}

/** Beside a wide page and over a narrow one; what is asked from it is seen at once. */
async function expectSidebar(page: Page, { pageFrame }: en.Labels): Promise<void> {
  const sizes = { wide: { width: 1280, height: 720 }, narrow: { width: 375, height: 812 } }
  const beside = page.getByRole('complementary', { name: pageFrame.sidebar })
  const over = page.getByRole('dialog', { name: pageFrame.sidebar })
  const opener = page.getByRole('button', { name: pageFrame.open })
  await page.setViewportSize(sizes.narrow)
  await opener.click()
  await over.waitFor()
  await page.setViewportSize(sizes.wide)
  await beside.waitFor()
  await page.setViewportSize(sizes.narrow)
  await opener.click()
  await over.getByRole('listitem').getByRole('button').first().click()
  await over.waitFor({ state: 'hidden' })
}
