export { openedAt, pageOf, textFragment } from '../domain/text-fragment.ts'
