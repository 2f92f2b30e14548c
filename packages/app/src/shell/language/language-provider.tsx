import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { languageTag, useLocale } from './language.ts'

/** Provides the messages of the chosen language. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useLocale()
  return (
    <IntlProvider locale={languageTag[language]} messages={messages}>
      {children}
    </IntlProvider>
  )
}
