import type { Schemas } from '@coinquiry/api-client/contract'
import type { RequestContext, ServerHandlers } from '../app-context.ts'
import { json } from '../contract/replies.ts'
import type { Texts } from '../ports/legal-texts.ts'
import type { Language } from '../ports.ts'

export const legalHandlers = {
  fetchLegalPage: async ({ ports, language }, { path }) =>
    json({ code: 0, data: textIn(ports.legalTexts[path.page], language) }),
} satisfies Partial<ServerHandlers>

/** The text in a language, or in the other one where it is missing. */
export function textIn(texts: Texts, asked: Language): Schemas['LegalPage'] {
  const other = asked === 'zh' ? 'en' : 'zh'
  const language = texts[asked] === null && texts[other] !== null ? other : asked
  return { language, text: texts[language] }
}

/** What people of the request's region are told; null where nothing is. */
export function noticeFor({
  env,
  ports,
  region,
}: Pick<RequestContext, 'env' | 'ports' | 'region'>): Schemas['Config']['notice'] {
  if (region === null || !env.NOTICE_REGIONS.includes(region)) return null
  const { notice } = ports.legalTexts
  const zh = textIn(notice, 'zh').text
  const en = textIn(notice, 'en').text
  return zh === null || en === null ? null : { zh, en }
}
