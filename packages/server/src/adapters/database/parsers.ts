const INT8 = 20
const DATE = 1082

export type Parse = (text: string) => number | string

/**
 * Where the two drivers differ: counts are numbers, and a day is `YYYY-MM-DD` without a time zone.
 * By themselves, since the thread of the embedded engine needs nothing else of this folder.
 */
export const parsers = {
  [INT8]: Number,
  [DATE]: String,
} satisfies Record<number, Parse>
