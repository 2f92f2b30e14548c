import { instantly, numberedPieces } from '../../fakes/model-scripts.ts'
import { settled } from '../checks/scroll-position.ts'
import { expect, test } from '../journey.ts'

const troubles = {
  zh: { question: '我钱包里的币刚刚被盗了，怎么办', first: '转走剩余资产' },
  en: { question: 'my exchange account was hacked what do i do', first: 'Freeze the account.' },
} as const

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width: 375, height: 667 } })

    test('on a phone the first step stays in sight, however much follows', async ({
      page,
      home,
      chat,
      testApp,
    }) => {
      const { question, first } = troubles[language]
      testApp.model.answer(question, instantly([...numberedPieces(60)].join('\n\n')))
      await home.open()
      await home.composer.ask(question)
      await chat.reaches('done')
      const step = chat.answers.getByText(first, { exact: true })
      await expect(page.getByText('word60', { exact: true })).toBeAttached()
      await settled(page)
      await expect(step).toBeInViewport({ ratio: 1 })
      await expect(chat.jump).toBeVisible()

      await chat.jump.click()
      await expect(step).not.toBeInViewport()
    })
  })
}
