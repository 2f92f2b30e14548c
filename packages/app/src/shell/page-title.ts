import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { createStore } from '../store.ts'

const title = createStore<string>('')

/** Names the page in the header and the browser's tab while the caller is mounted. */
export function useNamePage(name: string | undefined): void {
  useEffect(() => {
    title.set(name ?? '')
    return () => title.set('')
  }, [name])
}

export const usePageTitle = (): string | undefined => useSelector(title) || undefined

/** Shows the name in the tab; a component, so that only it renders again. */
export function DocumentTitle() {
  const intl = useIntl()
  const name = usePageTitle()
  const title = name
    ? `${name} · ${intl.formatMessage({ id: 'app.name' })}`
    : intl.formatMessage({ id: 'app.title' })
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
