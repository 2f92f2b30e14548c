import assert from 'node:assert/strict'
import type { ErrorKey } from '../../src/contract/contract.ts'
import { type Case, decided, refusal, success } from '../case.ts'
import type { Client } from '../client.ts'
import { grayPng, upload } from '../png.ts'

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
  ['a small one', () => grayPng(1, 1)],
  ['the widest one', () => grayPng(4096, 2)],
  ['one under a false name and type', () => new Blob([grayPng(20, 20)], { type: 'text/plain' })],
]

const notTaken: readonly (readonly [key: ErrorKey, name: string, file: Blob])[] = [
  ['error.notAnImage', 'a text', new Blob(['This is no picture.'], { type: 'image/png' })],
  ['error.notAnImage', 'nothing', new Blob([], { type: 'image/png' })],
  ['error.notAnImage', 'the beginning of a picture', grayPng(100, 100).slice(0, 20, 'image/png')],
  ['error.imageTooLarge', '4097 × 1', grayPng(4097, 1)],
  ['error.imageTooLarge', '1 × 4097', grayPng(1, 4097)],
]

function form(field: string, value: string | Blob): FormData {
  const made = new FormData()
  made.set(field, value)
  return made
}

/** A member's upload that must be refused. */
const refusedUpload = (key: ErrorKey, name: string, sent: FormData): Case =>
  refusal('uploadAvatar', key, name, async (context) => ({
    client: await context.proUser(),
    request: { form: sent },
  }))

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
    const { data } = await me.done('uploadAvatar', { form: upload(grayPng(300, 200)) })
    assert.match(await picture(context.visitor(), data.icon_url), /^RIFF....WEBP$/s)
  }),
  refusedUpload('error.badRequest', 'a form without the file', form('picture', grayPng(8, 8))),
  refusedUpload('error.badRequest', 'a form with words for the file', form('file', 'picture.png')),
  refusal('uploadAvatar', 'error.proOnly', 'a free user', { form: upload(grayPng(8, 8)) }),
  ...notTaken.map(([key, name, file]) => decided(refusedUpload(key, name, upload(file)))),
]
