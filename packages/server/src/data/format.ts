import { z } from 'zod'

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

export type Heading = z.infer<typeof heading>
export type Section = z.infer<typeof section>
