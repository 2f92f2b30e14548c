import { randomBytes } from 'node:crypto'
import { AVATAR_MAX_BYTES } from '@coinquiry/api-client/limits'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ImageTooLarge, NotAnImage } from '../../ports/images.ts'
import { createImages } from './images.ts'

const images = createImages()

const plain = (width: number, height: number, background = '#c02020') =>
  sharp({ create: { width, height, channels: 3, background } })

async function isRed(picture: Uint8Array, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > blue
}

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) =>
  plain(width, height, '#2020c0').composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#c02020' } },
      left: 0,
      top: 0,
    },
  ])

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s becomes a WebP',
  async (format) => {
    const avatar = await images.avatar(await halves(600, 400).toFormat(format).toBuffer())
    expect(await sharp(avatar).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    })
    expect(await isRed(avatar, 20, 128)).toBe(true)
    expect(await isRed(avatar, 236, 128)).toBe(false)
  },
)

test.each([
  [1, 1],
  [4096, 1],
  [1, 4096],
  [4096, 4096],
])('%d × %d pixels are welcome', async (width, height) => {
  const { width: side } = await sharp(
    await images.avatar(await plain(width, height).png().toBuffer()),
  ).metadata()
  expect(side).toBe(256)
})

test.each([
  [4097, 1],
  [1, 4097],
  [5000, 1],
  [4097, 4097],
  [9000, 9000],
])('%d × %d pixels are too many', async (width, height) => {
  const bomb = await plain(width, height).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(AVATAR_MAX_BYTES)
  await expect(images.avatar(bomb)).rejects.toThrow(ImageTooLarge)
})

test('five MiB are welcome, a byte more is too large', async () => {
  const picture = await plain(10, 10).png().toBuffer()
  const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
  expect((await images.avatar(padded(AVATAR_MAX_BYTES))).length).toBeGreaterThan(0)
  await expect(images.avatar(padded(AVATAR_MAX_BYTES + 1))).rejects.toThrow(ImageTooLarge)
})

const text = (content: string) => async () => Buffer.from(content)
const cut = async (format: 'jpeg' | 'png' | 'webp', share: number) => {
  const raw = { width: 400, height: 400, channels: 3 } as const
  const noise = await sharp(randomBytes(400 * 400 * 3), { raw })
    .toFormat(format)
    .toBuffer()
  return noise.subarray(0, noise.length * share)
}

test.each<[string, () => Promise<Uint8Array>]>([
  ['nothing', text('')],
  ['text', text('hello')],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'an SVG with a script and a foreign entity',
    text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' +
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script>&x;</svg>',
    ),
  ],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  ['a PDF', text('%PDF-1.7\n1 0 obj <<>> endobj')],
  ['random bytes', async () => randomBytes(1000)],
  ['the first bytes of a PNG, then a page', text('\x89PNG\r\n\x1a\n<script>alert(1)</script>')],
  ['the head of a GIF, then a script', text('GIF89a/*......*/=1;alert(1)')],
  ['a JPEG without its end', () => cut('jpeg', 0.5)],
  ['a PNG without its end', () => cut('png', 0.5)],
  ['a WebP without its end', () => cut('webp', 0.5)],
])('%s is not a picture', async (_name, content) => {
  await expect(images.avatar(await content())).rejects.toThrow(NotAnImage)
})

test('what hangs on a picture does not survive', async () => {
  const picture = await plain(300, 300)
    .withExif({ IFD0: { Copyright: 'private words' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const page = Buffer.from('<script>alert(1)</script>')
  const avatar = await images.avatar(Buffer.concat([picture, page]))
  expect(await sharp(avatar).metadata()).not.toHaveProperty('exif')
  const bytes = Buffer.from(avatar).toString('latin1')
  expect(bytes).not.toMatch(/private words|alert|GPS/)
})

test('a photo that was taken sideways stands upright', async () => {
  const sideways = await halves(400, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const avatar = await images.avatar(sideways)
  expect(await isRed(avatar, 128, 20)).toBe(true)
  expect(await isRed(avatar, 128, 236)).toBe(false)
})

test('of an animation the first frame is taken', async () => {
  const frames = await Promise.all(
    [halves(64, 64), plain(64, 64, '#2020c0')].map((one) => one.png().toBuffer()),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(2)
  const avatar = await images.avatar(animation)
  expect((await sharp(avatar).metadata()).pages ?? 1).toBe(1)
  expect(await isRed(avatar, 20, 128)).toBe(true)
})

test('a bad picture does not hold up the good ones behind it', async () => {
  const good = await plain(30, 30).png().toBuffer()
  const results = await Promise.allSettled(
    [text('bad')(), good, text('bad')(), good].map(async (content) => images.avatar(await content)),
  )
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})
