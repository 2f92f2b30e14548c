import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { sharerOf } from '../users/user.ts'

test('crawlers get title, answer and picture of what is public, and of nothing else', async ({
  testApp,
  user,
  request,
}) => {
  const question = `What is "<gas>" & why? ${crypto.randomUUID().slice(0, 4)}`
  testApp.model.answer(question, instantly('A **fee** [1].'))
  const sharer = sharerOf(testApp, user)
  const token = await sharer.share(await user.ask(question))
  const path = `/share/${token}`
  const page = await request.get(path, { headers: { 'user-agent': 'Twitterbot/1.0' } })
  expect(page.headers()['x-robots-tag']).toBe('noindex')
  const html = await page.text()
  expect(html).toContain('<meta name="description" content="A fee."')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(html).not.toContain('<gas>')
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(new URL(address).pathname).toBe(`${path}/preview.png`)

  const picture = await request.get(`${path}/preview.png`)
  expect(picture.headers()['content-type']).toBe('image/png')
  const content = await picture.body()
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630])
  const known = { 'if-none-match': picture.headers().etag ?? '' }
  expect((await request.get(`${path}/preview.png`, { headers: known })).status()).toBe(304)

  await sharer.permit(token, false)
  const closed = await request.get(path)
  expect([closed.status(), (await closed.text()).includes('og:')]).toEqual([404, false])
  expect((await request.get(`${path}/preview.png`, { headers: known })).status()).toBe(404)
})
