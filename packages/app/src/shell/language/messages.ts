import type { IntlShape } from 'react-intl'

export type Language = 'zh' | 'en'

type Messages = IntlShape['messages']

/** Messages that are loaded together: `core` with the first page, the others with their screens. */
interface Catalogs {
  chat: typeof import('../../messages/en/chat.json')
  core: typeof import('../../messages/en/core.json')
  feedback: typeof import('../../messages/en/feedback.json')
  figures: typeof import('../../messages/en/figures.json')
  history: typeof import('../../messages/en/history.json')
  login: typeof import('../../messages/en/login.json')
  palette: typeof import('../../messages/en/palette.json')
  points: typeof import('../../messages/en/points.json')
  pricing: typeof import('../../messages/en/pricing.json')
  report: typeof import('../../messages/en/report.json')
  settings: typeof import('../../messages/en/settings.json')
  share: typeof import('../../messages/en/share.json')
  stalled: typeof import('../../messages/en/stalled.json')
}

export type MessageNamespace = keyof Catalogs

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: Exclude<{ [Name in keyof Catalogs]: keyof Catalogs[Name] }[keyof Catalogs], 'default'>
    }
  }
}

const files = import.meta.glob<Messages>('../../generated/messages/*/*.json', { import: 'default' })
const requested = new Set<MessageNamespace>(['core'])
const loaded: Record<Language, Map<MessageNamespace, Messages>> = { zh: new Map(), en: new Map() }

/** Notes that these namespaces are in use; returns whether all of them are loaded in this language. */
export function requestNamespaces(
  language: Language,
  namespaces: readonly MessageNamespace[],
): boolean {
  for (const namespace of namespaces) requested.add(namespace)
  return namespaces.every((namespace) => loaded[language].has(namespace))
}

/** All messages that were requested so far, in one language. */
export async function loadRequestedMessages(language: Language): Promise<Messages> {
  const messages = loaded[language]
  await Promise.all(
    [...requested].map(async (namespace) => {
      if (!messages.has(namespace)) messages.set(namespace, await load(language, namespace))
    }),
  )
  return Object.assign({}, ...messages.values())
}

function load(language: Language, namespace: MessageNamespace): Promise<Messages> {
  const file = files[`../../generated/messages/${language}/${namespace}.json`]
  if (!file) throw new Error(`There are no messages of ${namespace} in ${language}`)
  return file()
}
