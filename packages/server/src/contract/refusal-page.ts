import type { Language } from '../ports.ts'
import { plainPage } from '../web/plain-page.ts'
import type { FailureReply } from './errors.ts'

const HOME: Readonly<Record<Language, string>> = { zh: '返回首页', en: 'Back to home' }

/** A refusal for somebody who navigated, and would see JSON otherwise. */
export function refusalPage({ body }: FailureReply, language: Language): string {
  return plainPage(language, body.message, `<p><a href="/">${HOME[language]}</a></p>`)
}
