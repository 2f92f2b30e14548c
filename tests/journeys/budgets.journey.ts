import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './journey.ts'

/** What a page has fetched before anybody touched it; bytes as brotli sends them. */
async function fetchedFor(page: Page, open: () => Promise<void>) {
  const responses: Response[] = []
  const keep = (response: Response) => responses.push(response)
  page.on('response', keep)
  await open()
  await page.waitForLoadState('networkidle')
  page.off('response', keep)
  const of = (kind: string) =>
    responses.filter((response) => response.request().resourceType() === kind)
  const weigh = async (kind: string) => {
    const bodies = await Promise.all(of(kind).map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)
  }
  return {
    js: await weigh('script'),
    css: await weigh('stylesheet'),
    fonts: of('font').length,
    requests: responses.length,
  }
}

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, signedIn: false })

    test('the first page of a visitor is light', async ({ page, home }) => {
      const fetched = await fetchedFor(page, async () => {
        await home.open()
        await expect(home.hotTopics).toHaveCount(6)
      })
      expect.soft(fetched.js).toBeLessThanOrEqual(120_000)
      expect.soft(fetched.css).toBeLessThanOrEqual(12_000)
      expect.soft(fetched.requests).toBeLessThanOrEqual(12)
      expect.soft(fetched.fonts).toBe(0)
    })
  })
}
