import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

const hostile = `[click me](javascript:document.title='owned') and [data](data:text/html,owned) and [fine](https://bitcoin.org/).

![pixel](https://tracker.example/pixel.png) ![host](//tracker.example/p.png)

Claim [here](https://urged.example/claim), at https://urged.example/x, www.urged.example,
<https://urged.example/y> or help@urged.example. [1]

[1]: https://urged.example/z

It costs $5 to $10 a month.

S&amp;P 500 &copy; 2026 &nosuch; &notit; &#0;

<img src="https://tracker.example/raw.png" onerror="document.title='owned'"> <b>bold?</b>

<script>document.title = 'owned'</script>

<style>main { display: none }</style>
<iframe src="https://tracker.example/"></iframe>

<svg onload="document.title='owned'"></svg>`

test('an answer may be hostile or long', async ({ ask, page, home, header, chat, testApp }) => {
  await test.step('a hostile answer can neither run, nor call home, nor dress up', async () => {
    const question = `Be hostile ${crypto.randomUUID()}`
    await chat.open(await ask(question, instantly(hostile)))
    const answer = chat.answers
    await chat.reaches('done')

    await expect(answer).toContainText('click me')
    await expect(answer.getByRole('link', { name: 'click me' })).toHaveCount(0)
    await expect(answer.getByRole('link', { name: 'data' })).toHaveCount(0)
    await expect(answer.getByRole('link', { name: 'fine' })).toHaveAttribute('rel', /noopener/)
    await expect(answer).toContainText('pixel (tracker.example)')
    await expect(answer.getByRole('link', { name: 'tracker.example' })).toHaveCount(0)
    await expect(answer).toContainText('Claim here (urged.example), at urged.example')
    await expect(answer.locator('a[href*="urged"]')).toHaveCount(0)
    await expect(answer).toContainText('It costs $5 to $10 a month.')
    await expect(answer).toContainText('S&P 500 © 2026 &nosuch; &notit; \ufffd')
    await expect(answer.locator('img, script, style, iframe, b')).toHaveCount(0)
    await expect(page).not.toHaveTitle(/owned/)
  })

  await test.step('an answer of 50 kB is read to its end', async () => {
    const question = `Be long ${crypto.randomUUID()}`
    const paragraph =
      'Coins are kept by keyboard, and keyboard by people; 谁保管私钥，谁就拥有币。 '
    const part = `${paragraph.repeat(6)}\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n`
    const pieces = Array.from({ length: 100 }, (_, place) => `### Part ${place}\n\n${part}`)
    testApp.model.answer(question, async (reply) => {
      for (const piece of pieces) reply.say(piece)
      reply.say('The very end.')
      reply.end()
    })
    expect(Buffer.byteLength(pieces.join(''))).toBeGreaterThan(50_000)
    await header.newTopic.click()
    await expect(page).toHaveURL('/')
    await home.composer.ask(question)
    await expect(chat.questions).toContainText(question)
    await chat.reaches('done')
    // What is read out says it, too.
    const shown = chat.answers.locator('p:not([aria-live])', { hasText: /^The very end\.$/ })
    // What comes at a stroke is shown from its beginning; what a busy machine brings in parts is followed.
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeInViewport()
    await expect(chat.answers.getByRole('table')).toHaveCount(100)
  })
})
