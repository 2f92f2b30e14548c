import {
  PicturesBusy,
  type PreviewPictures,
  type PreviewText,
} from '../../ports/preview-pictures.ts'
import { SerialCache } from '../../serial-cache.ts'
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
  const pictures = new SerialCache(drawn, { capacity, kept })
  return {
    async draw({ title, owner }) {
      const picture = pictures.get({ title, owner })
      if (!picture) throw new PicturesBusy(RETRY_SECONDS)
      return picture
    },
  }
}
