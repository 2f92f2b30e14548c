import { createHash } from 'node:crypto'
import {
  PicturesBusy,
  type PreviewPictures,
  type PreviewText,
} from '../../ports/preview-pictures.ts'
import { drawPreview } from './draw-preview.ts'

interface PicturesOptions {
  /** How many pictures may wait or be drawn at once. */
  readonly capacity?: number
  /** How many are kept, at some 30 kB each. */
  readonly kept?: number
  readonly drawn?: (text: PreviewText) => Promise<Uint8Array>
}

const RETRY_SECONDS = 5

/** Draws one picture at a time, once for all requests of it, and keeps the latest. */
export function createPreviewPictures({
  capacity = 20,
  kept = 100,
  drawn = drawPreview,
}: PicturesOptions = {}): PreviewPictures {
  const pictures = new Map<string, Promise<Uint8Array>>()
  let previous: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function begin(key: string, text: PreviewText): Promise<Uint8Array> {
    if (waiting >= capacity) throw new PicturesBusy(RETRY_SECONDS)
    waiting += 1
    const picture = previous.then(() => drawn(text))
    previous = picture
      .catch(() => pictures.delete(key))
      .finally(() => {
        waiting -= 1
      })
    return picture
  }

  return {
    async draw(text) {
      const key = keyOf(text)
      const picture = pictures.get(key) ?? begin(key, text)
      pictures.delete(key)
      pictures.set(key, picture)
      const [oldest] = pictures.keys()
      if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest)
      return picture
    },
  }
}

/** Names may be long: what is kept of them is not. */
function keyOf({ title, owner }: PreviewText): string {
  return createHash('sha256')
    .update(JSON.stringify([title, owner]))
    .digest('base64url')
}
