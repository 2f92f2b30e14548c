import type { MessageDescriptor } from 'react-intl'

const files = import.meta.glob<Record<string, string>>('../../src/messages/*/*.json', {
  eager: true,
  import: 'default',
})

/** A text of the app in the language of the page, as users find it there. */
export function message(id: NonNullable<MessageDescriptor['id']>): string {
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh'
  const namespaces = Object.entries(files).filter(([path]) => path.includes(`/${language}/`))
  const text = namespaces.map(([, messages]) => messages[id]).find((found) => found !== undefined)
  if (text === undefined) throw new Error(`There is no ${id} in ${language}`)
  return text
}
