import { slowly } from '../../fakes/model-scripts.ts'
import { finalDom } from '../checks/final-dom.ts'
import { expect, test } from '../journey.ts'
import { heldAnswer, type Piece, pausedAt } from '../test-app/answers.ts'
import { sharerOf } from '../users/user.ts'

const pieces: readonly Piece[] = [
  { think: 'First the **terms**. Mark one.\n\n' },
  { think: '- then the risks\n- Mark two' },
  {
    say: '## Short answer\n\nKeep the [keys](https://example.org/keys), $5 to $10 a year. Mark three',
  },
  { say: '.\n\n| wallet | risk |\n| --- | --- |\n| hot | theft |\n| Mark four | lo' },
  { say: 'ss |\n\n1. write the words down\n2. Mark five\n   - twice' },
  { say: '\n\n```js\nconst mark = "six"\n' },
  { say: '```\n\n> Not your keys, 不是你的币。Mark seven ~~ever~~' },
  { say: ', not your coins. Mark eight.[^1]\n\n[^1]: An old saying.' },
]
const marks = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
/** How the answer looks that nobody has disturbed; made once for all points. */
let undisturbed: string | undefined
/** Before each piece, before the end, and after it. */
const points = [...pieces.keys(), pieces.length, pieces.length + 1]

// Several points in one journey: each has a topic of its own, in a page that is loaded anew.
for (const part of [points.slice(0, 5), points.slice(5)]) {
  const [first = 0] = part

  test(`a reload at points ${first + 1} to ${first + part.length} of ${points.length} leaves the same answer`, async ({
    page,
    home,
    header,
    chat,
    testApp,
    user,
  }) => {
    // As many topics as there are points.
    await sharerOf(testApp, user).pay()
    const question = `How do I keep coins? ${crypto.randomUUID()}`
    await home.open()
    if (undisturbed === undefined) {
      testApp.model.answer(question, async (reply) => {
        for (const { think } of pieces) if (think) reply.think(think)
        await slowly(
          pieces.flatMap(({ say }) => say ?? []),
          60,
        )(reply)
      })
      await home.composer.ask(question)
      await chat.reaches('done')
      undisturbed = await finalDom(chat.answers)
    }
    for (const mark of marks) expect(undisturbed).toContain(mark)

    for (const point of part) {
      await test.step(`point ${point + 1}`, async () => {
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        testApp.model.answer(question, pausedAt(pieces, point, released))
        await header.home.click()
        await expect(page).toHaveURL('/')
        await home.composer.ask(question)
        await expect(page).toHaveURL(/\/chat\//)
        if (point > pieces.length) await chat.reaches('done')
        else await chat.reaches('waiting', 'thinking', 'streaming')
        const seen = marks.slice(0, point)
        for (const mark of seen) await expect(chat.answers).toContainText(mark)

        await page.reload()
        for (const mark of seen) await expect(chat.answers).toContainText(mark)
        await expect(chat.answers).toHaveCount(1)
        release()
        await chat.reaches('done')
        expect(await finalDom(chat.answers)).toBe(undisturbed)
        await page.reload()
        await chat.reaches('done')
        expect(await finalDom(chat.answers)).toBe(undisturbed)
      })
    }
  })
}

test('what had been written before a reload is not typed again', async ({
  page,
  home,
  chat,
  testApp,
  user,
  request,
}) => {
  const question = `What was there? ${crypto.randomUUID()}`
  const long = `The beginning. ${'And so on. '.repeat(60)}The end so far.`
  const answer = heldAnswer(long)
  testApp.model.answer(question, answer.script)
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('The end so far.')
  const stored = async () => {
    const topic = await request.post('/api/v1/topics/fetch_topic_message', {
      headers: { authorization: `Bearer ${user.token}` },
      data: { topics_id: new URL(page.url()).pathname.split('/').at(-1) },
    })
    return topic.text()
  }
  await expect.poll(stored).toContain('The end so far.')

  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const [text] = /The beginning.*/.exec(document.querySelector('main')?.textContent ?? '') ?? []
      if (text) seen.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.reload()
  await expect(chat.answers).toContainText('The end so far.')
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[])
  expect(seen.length).toBeGreaterThan(0)
  for (const text of seen) expect(text).toContain('The end so far.')
  answer.release()
  await chat.reaches('done')
})
