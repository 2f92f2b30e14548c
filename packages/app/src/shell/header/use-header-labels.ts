import { useIntl } from 'react-intl'
import type { Theme } from '../theme/theme.ts'

export function useHeaderLabels(next: Theme) {
  const { formatMessage } = useIntl()
  return {
    product: formatMessage({ id: 'app.name' }),
    home: formatMessage({ id: 'header.home' }),
    newTopic: formatMessage({ id: 'header.newTopic' }),
    theme: formatMessage({ id: `header.theme.${next}` }),
    languageMark: formatMessage({ id: 'header.languageMark' }),
    language: formatMessage({ id: 'header.language' }),
    signIn: formatMessage({ id: 'header.signIn' }),
    logout: formatMessage({ id: 'header.logout' }),
    pro: formatMessage({ id: 'header.pro' }),
  }
}
