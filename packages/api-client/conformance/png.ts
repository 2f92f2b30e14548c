import { deflateSync, gzipSync } from 'node:zlib'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A grey PNG of this size, as small as it can be. */
export function grayPng(width: number, height: number): Blob {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey, without interlacing.
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(height * (width + 1)))
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return new Blob([SIGNATURE, ...chunks], { type: 'image/png' })
}

/** The form by which a file is uploaded. */
export function upload(file: Blob, name = 'picture.png'): FormData {
  const form = new FormData()
  form.set('file', file, name)
  return form
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crcOf(body))
  return new Uint8Array(Buffer.concat([length, body, check]))
}

/** Read from the end of a gzip file, where it stands before the length: Node 20.9 has no `crc32`. */
function crcOf(bytes: Uint8Array): number {
  const zipped = gzipSync(bytes)
  return zipped.readUInt32LE(zipped.length - 8)
}
