import type { OperationId } from '../src/contract/contract.ts'

/** Any operation may be limited; these are, and show what it looks like. */
export const limited = [
  'sendEmail',
  'ask',
  'uploadAvatar',
  'downloadTopic',
  'downloadMessage',
] as const satisfies readonly OperationId[]

export type Limited = (typeof limited)[number]
