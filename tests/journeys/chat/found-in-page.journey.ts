import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

test('what the browser’s own search has found in a long topic stays marked', async ({
  ask,
  page,
  chat,
  messages,
}) => {
  const hidden = `Where is it? ${crypto.randomUUID()}`
  const lines = Array.from({ length: 40 }, (_, at) => `Line ${at}.`)
  const topicsId = await ask(
    hidden,
    instantly([...lines, 'A **needle** here, of $$x^2$$ straws.', ...lines].join('\n\n')),
  )
  for (const place of [1, 2, 3]) {
    const question = `And number ${place}? ${crypto.randomUUID()}`
    await ask(question, instantly(lines.join('\n\n')), topicsId)
  }
  await chat.open(topicsId)
  await expect(chat.answers).toHaveCount(4)
  const turn = chat.answers.first()
  const full = turn.getByRole('group', { name: messages['chat.actions'] })
  await expect(full).toHaveCount(0)
  await expect(turn).toContainText('A needle here, of x² straws.')

  // The page has no focus while the browser's search bar is open.
  await turn.evaluate(async (element) => {
    document.hasFocus = () => false
    const text = element.querySelector('p')?.firstChild
    const at = text?.textContent?.indexOf('needle') ?? -1
    if (!text || at < 0) throw new Error('The answer is not there as plain text')
    element.scrollIntoView({ block: 'center' })
    await new Promise((seen) => {
      new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(entry)).observe(element)
    })
    getSelection()?.setBaseAndExtent(text, at, text, at + 'needle'.length)
  })
  const selected = () => page.evaluate(() => getSelection()?.toString())
  await expect(full).toHaveCount(0)

  // The search bar closes.
  await page.evaluate(() => {
    document.hasFocus = () => true
    dispatchEvent(new Event('focus'))
  })
  await expect(full).toHaveCount(0)
  expect(await selected()).toBe('needle')
  await page.evaluate(() => getSelection()?.removeAllRanges())
  await expect(full).toHaveCount(1)
  await expect(turn.locator('strong')).toHaveText('needle')
})
