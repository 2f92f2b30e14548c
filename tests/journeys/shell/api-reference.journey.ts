import { readFile } from 'node:fs/promises'
import { curlExamples } from '../../guides/reference-curl.ts'
import { expect, test } from '../journey.ts'

// `quiet` watches the console and the addresses that are called.
test('the API reference is read in a wide and in a narrow window', async ({ page }) => {
  for (const width of [375, 1280])
    await test.step(`in a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/api/docs/?${width}#tag/ask`)
      const ask = page.getByRole('region', { name: 'Ask a question' })
      await expect(ask.getByRole('heading', { name: 'Ask a question' })).toBeVisible()
      await expect(ask.getByText('Idempotency-Key').first()).toBeVisible()
      await expect(ask.getByText('text/event-stream').first()).toBeVisible()
      await ask.getByRole('button', { name: '200 The stream' }).press('Enter')
      for (const name of ['start · AskStart', 'question_message_id'])
        await expect(ask.getByText(name).first()).toBeVisible()
      expect(await page.evaluate(() => self.origin)).toBe('null')
      await expect(page.getByText('Powered by')).toBeHidden()
      const head = page.getByRole('columnheader', { name: 'meaning' })
      await expect(head).toHaveCSS('word-break', 'normal')
    })
  await test.step('its curl examples are those that tests/guides sends', async () => {
    const contract = await readFile('openapi.yaml', 'utf8')
    const examples = curlExamples(contract, `${new URL(page.url()).origin}/api/v1`)
    const shown = (id: string) => page.locator('pre', { hasText: examples.get(id) ?? id })
    await expect(shown('attachAnswer')).toHaveCount(1)
    await page.goto('/api/docs/?1280#tag/downloads')
    await expect(shown('downloadTopic')).toHaveCount(1)
  })
  await test.step('the contract is saved from it, and told where it stands', async () => {
    const linkTo = (name: string) => page.getByRole('link', { name, exact: true })
    await expect(linkTo('openapi.json')).toHaveAttribute('href', '/api/docs/openapi.json')
    const download = page.waitForEvent('download')
    await linkTo('openapi.yaml').click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('openapi.yaml')
    expect(await readFile(await saved.path(), 'utf8')).toContain('/ask/{request_id}/stream:')
  })
})
