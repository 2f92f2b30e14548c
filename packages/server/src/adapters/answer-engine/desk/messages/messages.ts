import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../../../../ports.ts'
import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

export type MessageId = keyof typeof en

type LabelIn<Id> = Id extends `label.${infer Label}` ? Label : never
/** What a column or a row is called. */
export type Label = LabelIn<MessageId>

/** Says a message in one language. Figures come as they are shown. */
export type Say = (
  id: MessageId,
  values?: Readonly<Record<string, string | number | boolean>>,
) => string

const TEXTS: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = { en, zh }
const parsed: Readonly<Record<Language, Map<MessageId, IntlMessageFormat>>> = {
  en: new Map(),
  zh: new Map(),
}

/** A message is parsed when it is first said; what is put into it never is. */
export const sayIn =
  (language: Language): Say =>
  (id, values) => {
    const message =
      parsed[language].get(id) ??
      new IntlMessageFormat(TEXTS[language][id], language, {}, { ignoreTag: true })
    parsed[language].set(id, message)
    return String(message.format(values))
  }
