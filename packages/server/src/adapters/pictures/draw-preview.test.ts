import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPreview } from './draw-preview.ts'

const drawn = async (title: string, owner = 'Mei') =>
  Buffer.from(await drawPreview({ title, owner })).toString('base64')

const question = '我有一点比特币，应该放在交易所还是硬件钱包？'

test.each([
  ['Chinese', question],
  ['English', 'Exchange or hardware wallet?'],
  ['nothing', ''],
  ['500 characters', 'W'.repeat(500)],
  ['500 Chinese characters', '比'.repeat(500)],
  ['markup', '<span size="999pt" font="serif">& </b></span>'],
  ['half a character', '\ud83d'],
  ['controls', 'a\0b\x07c\x1b[31md\u2028e'],
  ['stacked accents', `z${'\u0334\u0322'.repeat(400)}`],
  ['an address', 'https://example.org/?a=1&b=<2>'],
])('a title of %s is a PNG of the size that is promised', async (_name, title) => {
  const picture = await drawPreview({ title, owner: title })
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(picture.length).toBeLessThan(100_000)
})

test('title and owner are seen', async () => {
  const picture = await drawn(question)
  expect(await drawn('别的问题')).not.toBe(picture)
  expect(await drawn(question, '林晓雯')).not.toBe(picture)
})

test('markup is written out, not obeyed', async () => {
  expect(await drawn('<b>gas</b>')).not.toBe(await drawn('gas'))
  expect(await drawn('&lt;')).not.toBe(await drawn('<'))
})

test.each([
  ['marks of direction', '\u202egas\u202c fees'],
  ['emoji', '🚀 gas 👩‍🚀 fees'],
  ['letters that the font lacks', 'gas مرحبا fees'],
  ['characters nobody sees', 'gas\u200b\u0000 fees\ufe0f'],
])('%s are left out', async (_name, title) => {
  expect(await drawn(title)).toBe(await drawn('gas fees'))
})

test('a long title never reaches the owner below it', async () => {
  const { data, info } = await sharp(await drawPreview({ title: 'W'.repeat(500), owner: 'Mei' }))
    .extract({ left: 88, top: 496, width: 1000, height: 5 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const first = data.subarray(0, info.channels)
  expect(data.equals(Buffer.alloc(data.length, first))).toBe(true)
})
