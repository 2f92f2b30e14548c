import type { Page, Response } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import { untilPrerendered } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { newQuestion } from '../test-app/answers.ts'
import { sharerOf } from '../users/user.ts'
import { forgetVisits, withoutCache } from './first-visit.ts'

test.use({ seesMovement: true })

/** What a page has fetched before any interaction; bytes as they were sent. */
async function fetchedFor(page: Page, open: () => Promise<void>) {
  const responses: Response[] = []
  const keep = (response: Response) => responses.push(response)
  page.on('response', keep)
  await open()
  await page.waitForLoadState('networkidle')
  page.off('response', keep)
  const of = (kind: string) =>
    responses.filter((response) => response.request().resourceType() === kind)
  const bytesOf = async (kind: string) => {
    const each = await Promise.all(of(kind).map((response) => response.request().sizes()))
    return each.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  return {
    js: await bytesOf('script'),
    css: await bytesOf('stylesheet'),
    fonts: of('font').length,
    requests: responses.length,
  }
}

const answer =
  'Coins are **locked** [1].\n\n| Chain | Lock |\n|---|---|\n| Ether | 27 days |\n\n```\neth = 32\n```'
/** Its colors come once it is shown, on top of what every answer needs. */
const code = '\n\n```ts\nconst eth = 32\n```'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, signedIn: false })

    test('what a visitor opens is light', async ({
      page,
      home,
      login,
      pricing,
      shared,
      testApp,
      user,
    }) => {
      await withoutCache(page)

      await test.step('the first page of a visitor is light', async () => {
        const fetched = await fetchedFor(page, async () => {
          await home.open()
          await expect(home.hotTopics).toHaveCount(6)
        })
        expect.soft(fetched.js).toBeLessThanOrEqual(120_000)
        expect.soft(fetched.css).toBeLessThanOrEqual(12_000)
        expect.soft(fetched.requests).toBeLessThanOrEqual(12)
        expect.soft(fetched.fonts).toBe(0)
      })

      await test.step('the login is light', async () => {
        await forgetVisits(page)
        const fetched = await fetchedFor(page, async () => {
          await login.open()
          await expect(login.by('Google')).toBeVisible()
        })
        expect.soft(fetched.js).toBeLessThanOrEqual(130_000)
        expect.soft(fetched.fonts).toBe(0)
      })

      await test.step('the plans are light', async () => {
        await forgetVisits(page)
        const fetched = await fetchedFor(page, async () => {
          await pricing.open()
          await expect(pricing.choose('monthly')).toBeVisible()
        })
        expect.soft(fetched.js).toBeLessThanOrEqual(130_000)
        expect.soft(fetched.fonts).toBe(0)
      })

      await test.step('a shared topic is light', async () => {
        const topic = await user.ask(newQuestion(testApp, instantly(answer)))
        const token = await sharerOf(testApp, user).share(topic)
        await untilPrerendered(page, `/share/${token}`)
        await forgetVisits(page)
        const fetched = await fetchedFor(page, async () => {
          await shared.open(token)
          await expect(shared.chat.answers.getByRole('table')).toBeVisible()
          await expect(shared.signIn).toBeVisible()
        })
        expect.soft(fetched.js).toBeLessThanOrEqual(195_000)
        expect.soft(fetched.fonts).toBe(0)
      })
    })

    test.describe('of somebody signed in', () => {
      test.use({ signedIn: true })

      test('what somebody signed in opens is light', async ({
        page,
        chat,
        shared,
        testApp,
        user,
      }) => {
        await withoutCache(page)
        const topic = await user.ask(newQuestion(testApp, instantly(answer)))

        await test.step('a conversation is light', async () => {
          const fetched = await fetchedFor(page, async () => {
            await chat.open(topic)
            await expect(chat.answers.getByRole('table')).toBeVisible()
            await expect(chat.actions.copy).toBeVisible()
          })
          expect.soft(fetched.js).toBeLessThanOrEqual(195_000)
          expect.soft(fetched.fonts).toBe(0)
        })

        await test.step('a shared topic is light', async () => {
          const token = await sharerOf(testApp, user).share(topic)
          await untilPrerendered(page, `/share/${token}`)
          await forgetVisits(page)
          const fetched = await fetchedFor(page, async () => {
            await shared.open(token)
            await expect(shared.chat.answers.getByRole('table')).toBeVisible()
            await expect(shared.continue).toBeVisible()
          })
          expect.soft(fetched.js).toBeLessThanOrEqual(195_000)
          expect.soft(fetched.fonts).toBe(0)
        })

        await test.step('the colors of code add little', async () => {
          const colored = await user.ask(newQuestion(testApp, instantly(answer + code)))
          await forgetVisits(page)
          const fetched = await fetchedFor(page, async () => {
            await chat.open(colored)
            await expect(chat.answers.getByText('const').first()).toBeVisible()
            await expect(chat.actions.copy).toBeVisible()
          })
          expect.soft(fetched.js).toBeLessThanOrEqual(195_000 + 32_000)
          expect.soft(fetched.fonts).toBe(0)
        })
      })
    })
  })
}
