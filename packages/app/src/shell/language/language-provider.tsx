import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { languageTag, useLocale } from './language.ts'

/** The words of the chosen language for everything inside. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useLocale()
  return (
    <IntlProvider locale={languageTag[language]} messages={messages}>
      {children}
    </IntlProvider>
  )
}
