import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Difference {
  /** Share of the larger picture's pixels, from 0 to 1. */
  readonly share: number
  readonly picture: Buffer
}

/** What differs between two pictures, whatever their sizes; null if nothing that is seen. */
export function differenceOf(base: Buffer, head: Buffer): Difference | null {
  if (base.equals(head)) return null
  const [before, after] = [PNG.sync.read(base), PNG.sync.read(head)]
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const picture = new PNG({ width, height })
  const pixels = pixelmatch(
    enlarged(before, width, height),
    enlarged(after, width, height),
    picture.data,
    width,
    height,
  )
  return pixels === 0
    ? null
    : { share: pixels / (width * height), picture: PNG.sync.write(picture) }
}

function enlarged(picture: PNG, width: number, height: number): Buffer {
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet.data
}
