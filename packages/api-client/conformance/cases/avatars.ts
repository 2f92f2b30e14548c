import assert from 'node:assert/strict'
import { type Case, decided, refusal, success } from '../case.ts'
import type { Client } from '../client.ts'
import { greyPng, upload } from '../png.ts'

const ADDRESS = /^\/api\/v1\/avatars\/([0-9a-f-]{36})$/

/** The picture's bytes, fetched by anybody. */
async function picture(visitor: Client, iconUrl: string) {
  const [, id = ''] = ADDRESS.exec(iconUrl) ?? []
  const { status, mediaType, body } = await visitor.call('fetchAvatar', { path: { id } })
  assert.deepEqual({ status, mediaType }, { status: 200, mediaType: 'image/webp' })
  assert.ok(body instanceof Uint8Array)
  return new TextDecoder('latin1').decode(body.subarray(0, 12))
}

const pictures: readonly (readonly [name: string, file: () => Blob])[] = [
  ['a small one', () => greyPng(1, 1)],
  ['the widest one', () => greyPng(4096, 2)],
  ['one under a false name and type', () => new Blob([greyPng(20, 20)], { type: 'text/plain' })],
]

const notPictures: readonly (readonly [name: string, file: Blob])[] = [
  ['a text', new Blob(['This is no picture.'], { type: 'image/png' })],
  ['nothing', new Blob([], { type: 'image/png' })],
  ['the beginning of a picture', greyPng(100, 100).slice(0, 20, 'image/png')],
]

export const avatarCases: readonly Case[] = [
  ...pictures.map(([name, file]) =>
    success('uploadAvatar', `takes ${name}`, async (context) => {
      const me = await context.proUser()
      const { data } = await me.done('uploadAvatar', { form: upload(file(), 'picture.txt') })
      assert.match(data.icon_url, ADDRESS)
      assert.equal((await me.done('fetchUser')).data.icon_url, data.icon_url)
    }),
  ),
  success('fetchAvatar', 'shows it to anybody as WebP', async (context) => {
    const me = await context.proUser()
    const { data } = await me.done('uploadAvatar', { form: upload(greyPng(300, 200)) })
    assert.match(await picture(context.visitor(), data.icon_url), /^RIFF....WEBP$/s)
  }),
  refusal('uploadAvatar', 'error.badRequest', 'a form without the file', async (context) => {
    const form = new FormData()
    form.set('picture', greyPng(8, 8), 'picture.png')
    return { client: await context.proUser(), request: { form } }
  }),
  refusal('uploadAvatar', 'error.badRequest', 'a form with words for the file', async (context) => {
    const form = new FormData()
    form.set('file', 'picture.png')
    return { client: await context.proUser(), request: { form } }
  }),
  refusal('uploadAvatar', 'error.proOnly', 'a free user', { form: upload(greyPng(8, 8)) }),
  ...notPictures.map(([name, file]) =>
    decided(
      refusal('uploadAvatar', 'error.notAnImage', name, async (context) => ({
        client: await context.proUser(),
        request: { form: upload(file) },
      })),
    ),
  ),
  ...[
    [4097, 1],
    [1, 4097],
  ].map(([width = 0, height = 0]) =>
    decided(
      refusal('uploadAvatar', 'error.imageTooLarge', `${width} × ${height}`, async (context) => ({
        client: await context.proUser(),
        request: { form: upload(greyPng(width, height)) },
      })),
    ),
  ),
]
