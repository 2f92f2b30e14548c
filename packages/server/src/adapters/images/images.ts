import { AVATAR_MAX_BYTES } from '@coinquiry/api-client/limits'
import type sharp from 'sharp'
import { type Images, ImageTooLarge, NotAnImage, PICTURE_MAX_PIXELS } from '../../ports/images.ts'

const AVATAR_PIXELS = 256
const MAX_SECONDS = 20

/** Pictures by libvips, one at a time: two large ones at once would cost twice the memory. */
export function createImages(): Images {
  let previous: Promise<unknown> = Promise.resolve()
  return {
    avatar(content) {
      const encoded = previous.then(() => avatar(content))
      previous = encoded.catch(() => undefined)
      return encoded
    },
  }
}

async function avatar(content: Uint8Array): Promise<Uint8Array> {
  if (content.length > AVATAR_MAX_BYTES) throw new ImageTooLarge()
  if (content.length === 0) throw new NotAnImage()
  const sharp = await loadSharp()
  // The size is in the file's header: nothing is decoded before it is known to be allowed.
  const input = { limitInputPixels: PICTURE_MAX_PIXELS ** 2, failOn: 'error' } as const
  const { width, height, compression } = await sharp(content, { ...input, limitInputPixels: false })
    .metadata()
    .catch(notAnImage)
  if (width > PICTURE_MAX_PIXELS || height > PICTURE_MAX_PIXELS) throw new ImageTooLarge()
  if (compression === 'hevc') throw new NotAnImage()
  return sharp(content, input)
    .autoOrient()
    .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover' })
    .timeout({ seconds: MAX_SECONDS })
    .webp()
    .toBuffer()
    .catch(notAnImage)
}

function notAnImage(cause: unknown): never {
  throw new NotAnImage(undefined, { cause })
}

export type Sharp = typeof sharp

/** The only formats that are ever read. Above all never SVG: a program, not a picture. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

let loading: Promise<Sharp> | null = null

/** Loaded when the first picture comes: most servers start, and many run, without one. */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}Buffer`) })
    return sharp
  })
  return loading
}
