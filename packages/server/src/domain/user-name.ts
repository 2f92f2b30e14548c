import { USER_NAME_MAX } from '@coinquiry/api-client/limits'
import { asOneLine, isOneLine, isVisible } from './one-line.ts'
import { refuse } from './refusal.ts'

/** The name as it is stored; refuses one that is empty, invisible, too long or would deceive. */
export function userName(text: string): string {
  const name = text.trim()
  if (!isOneLine(name, USER_NAME_MAX)) throw refuse('error.invalidUserName')
  return name
}

/** A name from elsewhere, made to fit; null when nothing of it can be shown. */
export function cleanUserName(text: string): string | null {
  const name = [...asOneLine(text)].slice(0, USER_NAME_MAX).join('').trim()
  return isVisible(name) ? name : null
}
