import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ModelScript } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { citationOf } from '../pages/messages.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { sharerOf } from '../users/user.ts'
import { type ResearchTexts, researchTexts } from './research-texts.ts'

test.use({ engine: 'researcher' })

for (const [language, width] of [
  ['zh', 375],
  ['en', 1280],
] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width, height: 900 } })

    test('a question is looked up, pages are read, and each thing said leads to where it stands', async ({
      page,
      home,
      chat,
      shared,
      header,
      testApp,
      user,
      messages,
    }) => {
      const texts = researchTexts[language]
      testApp.model.answer(texts.question, researching(testApp, texts))
      const showPage = testApp.pages.hold(`www.coindesk.com/${language}`)
      await home.open()
      const shown = await watchTexts(page)
      await home.composer.ask(texts.question)

      await test.step('pages that are read side by side are listed as a plan, each with its state', async () => {
        const plan = chat.answers.getByRole('list', { name: texts.together })
        const looks = plan.getByRole('listitem')
        await expect(looks).toHaveText([
          `${texts.reading('www.sec.gov')} ${messages['chat.partDone']}`,
          texts.reading('www.coindesk.com'),
        ])
        await expect(chat.answers.getByRole('status')).toHaveText(texts.together)
        showPage()
        await chat.reaches('done')
        await expect(plan).toHaveCount(0)
      })

      await test.step('what is looked up is told as it is done', async () => {
        expect(await shown()).toEqual(
          expect.arrayContaining([
            texts.searching,
            ...['www.sec.gov', 'www.coindesk.com'].map(texts.reading),
          ]),
        )
        expect(testApp.pages.asked).toContain(`www.sec.gov/${language}`)
        // Nobody asked for the page that one of them names.
        expect(testApp.pages.asked.join()).not.toContain('evil')
      })

      await test.step('both sides of a disagreement are said, each with its source and who speaks', async () => {
        for (const said of texts.sides) await expect(chat.answers).toContainText(said)
        const rows = chat.sources.getByRole('listitem')
        await expect(rows.filter({ hasText: 'sec.gov' })).toContainText(
          messages['source.regulator'],
        )
        await expect(rows.filter({ hasText: 'coindesk.com' })).toContainText(
          messages['source.press'],
        )
      })

      await test.step('numbers and citations are checked, and the one that no page says is marked', async () => {
        await expect(chat.answers.getByText(/“\?”$/)).toBeVisible()
        await expect(chat.answers.locator('[data-doubted]')).toHaveCount(1)
        await expect(chat.answers.locator('[data-doubted]')).toContainText('2')
      })

      await test.step('a quote opens its page at its words', async () => {
        await chat.answers
          .getByRole('link', { name: citationOf(messages, 1) })
          .first()
          .click()
        const panel = page.getByRole(width > 768 ? 'complementary' : 'dialog')
        const quote = panel.getByRole('link', { name: texts.quote })
        const [opened = '', place = ''] =
          (await quote.getAttribute('href'))?.split('#:~:text=') ?? []
        expect(opened).toBe(testApp.pages.at(`www.sec.gov/${language}`))
        const [first = '', last = first] = place.split(',').map(decodeURIComponent)
        expect([texts.quote.startsWith(first), texts.quote.endsWith(last)]).toEqual([true, true])
        await panel.getByRole('button', { name: messages['action.close'] }).click()
      })

      await test.step('a question that is offered is asked', async () => {
        await chat.followUps.first().click()
        await expect(chat.questions).toHaveCount(2)
        await chat.reaches('done')
      })

      await test.step('the topic is saved with its sources', async () => {
        await header.export.click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          chat.actions.format(messages['header.export.markdown']).click(),
        ])
        const text = (await readFile(await download.path(), 'utf8')).replaceAll('*', '')
        for (const said of [...texts.sides, 'sec.gov', messages['source.regulator']])
          expect(text).toContain(said)
      })

      await test.step('whoever gets the link reads the same', async () => {
        const topicsId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
        await shared.open(await sharerOf(testApp, user).share(topicsId))
        for (const said of texts.sides)
          await expect(shared.chat.answers.first()).toContainText(said)
        await expect(shared.chat.answers.first().locator('[data-doubted]')).toHaveCount(1)
      })
    })
  })
}

/** A model that searches, reads both pages and answers. */
function researching({ search, pages }: TestApp, texts: ResearchTexts): ModelScript {
  for (const { place, title, paragraphs } of texts.pages) pages.write(place, title, ...paragraphs)
  search.pages = texts.pages.map(({ place, title, found }) => ({
    title,
    url: pages.at(place),
    text: found,
  }))
  const turns = [
    [{ name: 'search_web', arguments: { query: texts.query } }],
    [1, 2].map((n) => ({ name: 'read_page', arguments: { n } })),
  ]
  return (reply) => {
    const calls = turns[reply.results.length]
    if (calls) return reply.call(...calls)
    reply.say(texts.answer)
    reply.end()
  }
}

/** Gives every text that the page has shown since, however briefly. */
async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts = new Set<string>()
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) {
          const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
          while (walker.nextNode()) texts.add(walker.currentNode.textContent ?? '')
          if (node instanceof Text) texts.add(node.data)
        }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    return texts
  })
  return () => seen.evaluate((texts) => [...texts])
}
