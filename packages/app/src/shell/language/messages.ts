import type { IntlShape } from 'react-intl'

export type Language = 'zh' | 'en'

type Messages = IntlShape['messages']

/** A file of messages that are loaded together: `core` with the first page, the others with their screens. */
export type MessageNamespace =
  | 'core'
  | 'chat'
  | 'history'
  | 'login'
  | 'palette'
  | 'points'
  | 'pricing'
  | 'settings'
  | 'share'

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
