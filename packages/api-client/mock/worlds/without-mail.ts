import type { World } from '../world.ts'
import { visitor } from './visitor.ts'

/** A server that cannot hand over its mails. */
export const withoutMail: World = {
  ...visitor,
  name: 'without-mail',
  refusals: { ...visitor.refusals, sendEmail: 'error.mailFailed' },
}
