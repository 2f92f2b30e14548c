import { expect, test } from '../journey.ts'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('the page says what each plan brings', async ({ page, pricing, messages }) => {
      await pricing.open()
      await expect(pricing.heading).toBeVisible()
      const blurbs = page.getByRole('main').getByRole('paragraph')
      for (const blurb of ['topics', 'research', 'marks'] as const)
        await expect(blurbs.filter({ hasText: messages[`pricing.${blurb}Title`] })).toHaveCount(1)
      const yearly = pricing.plan('yearly')
      await expect(yearly).toContainText(messages['pricing.recommended'])
      await expect(yearly).toContainText(
        messages['pricing.saving'].replace('{percent, number}', '20'),
      )
      await expect(yearly).toContainText('20%')
      await expect(pricing.plan('monthly')).not.toContainText('20%')
      for (const plan of [yearly, pricing.plan('monthly')])
        await expect(plan.getByRole('listitem')).toHaveText([
          messages['pricing.proTopics'],
          messages['pricing.proResearch'],
          messages['pricing.proTheme'],
          messages['pricing.proMark'],
        ])
      await expect(pricing.plan('free').getByRole('listitem').first()).toContainText('3')
    })
  })
}
