/** Each way to say yes or no, and what a reply makes of it. */
export const flags: readonly (readonly [name: string, sent: 0 | 1 | boolean, flag: 0 | 1])[] = [
  ['0', 0, 0],
  ['1', 1, 1],
  ['false', false, 0],
  ['true', true, 1],
]
