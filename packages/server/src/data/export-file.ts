import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { StartError } from '../start-error.ts'

/**
 * An export is text, one JSON value in each line: a heading, then for each table its section and
 * as many rows as the section says, then the end.
 */
export const FORMAT = 'coinquiry-data'

export const heading = z.object({
  format: z.literal(FORMAT),
  /** The last migration of the database that was exported: what its tables look like. */
  migration: z.string(),
})

export const section = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
})

export const ending = z.object({ end: z.literal(true) })

export type Section = z.infer<typeof section>

const isZipped = (path: string) => path.endsWith('.gz')

/** Writes a file of lines, readable for its owner alone; renamed to `path` once it is complete. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${path}.part`
  const zip = isZipped(path) ? createGzip() : new PassThrough()
  try {
    await pipeline(Readable.from(lines), zip, createWriteStream(part, { mode: 0o600 }))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw isSystemError(error) ? new StartError(`${path} cannot be written (${error.code})`) : error
  }
}

/** The lines of a file without their ends; a last one without an end is one, too. */
export async function* readLines(path: string): AsyncGenerator<string, void> {
  const file = createReadStream(path)
  const text = isZipped(path) ? file.pipe(createGunzip()) : file
  file.on('error', (error) => text.destroy(error))
  let rest = ''
  try {
    for await (const piece of text.setEncoding('utf8')) {
      // Not readline: it also splits at the line separators that a text may contain.
      const [first = '', ...lines] = String(piece).split('\n')
      if (lines.length === 0) {
        rest += first
        continue
      }
      yield rest + first
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw isSystemError(error) ? new StartError(unreadable(path, error.code)) : error
  } finally {
    file.destroy()
  }
  if (rest !== '') yield rest
}

function unreadable(path: string, code = ''): string {
  return code.startsWith('Z_')
    ? `${path} is cut off or damaged`
    : `${path} cannot be read (${code})`
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'errno' in error
}
