import type { ReactNode } from 'react'
import type { HeaderAccount, HeaderTheme } from '../../src/blocks/app-header/index.ts'
import { AppHeader } from '../../src/blocks/app-header/index.ts'
import { useWords } from '../words.tsx'
import styles from './screens.module.css'

interface PageProps {
  account: HeaderAccount | null
  title?: string
  children: ReactNode
}

function currentTheme(): HeaderTheme {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || theme === 'theme-pro' ? theme : 'light'
}

/** A screen's frame, with a header whose buttons do nothing. */
export function Page({ account, title, children }: PageProps) {
  const words = useWords()
  const nothing = () => undefined
  return (
    <div className={styles.page}>
      <AppHeader
        labels={words.header}
        productName={words.productName}
        homeHref="#home"
        theme={currentTheme()}
        account={account}
        title={title}
        onHome={nothing}
        onNewTopic={nothing}
        onThemeCycle={nothing}
        onLanguageSwitch={nothing}
        onSignIn={nothing}
        onLogout={nothing}
      />
      {children}
    </div>
  )
}
