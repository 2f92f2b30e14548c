import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { usePageTitle } from './page-title.ts'

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
