import { useIntl } from 'react-intl'
import type { Theme } from '../theme.ts'

/** Labels of the header and its menus. */
export function useHeaderLabels(next: Theme, points: number | undefined) {
  const { formatMessage } = useIntl()
  return {
    product: formatMessage({ id: 'app.name' }),
    home: formatMessage({ id: 'header.home' }),
    navigation: formatMessage({ id: 'header.places' }),
    newTopic: formatMessage({ id: 'header.newTopic' }),
    history: formatMessage({ id: 'header.history' }),
    price: formatMessage({ id: 'header.price' }),
    points:
      points === undefined
        ? formatMessage({ id: 'header.pointsPlace' })
        : formatMessage({ id: 'header.points' }, { points }),
    theme: formatMessage({ id: `header.theme.${next}` }),
    languageMark: formatMessage({ id: 'header.languageMark' }),
    language: formatMessage({ id: 'header.language' }),
    register: formatMessage({ id: 'header.register' }),
    signIn: formatMessage({ id: 'header.signIn' }),
    menu: formatMessage({ id: 'header.menu' }),
  }
}

/** Labels of the account's menus. */
export function useAccountLabels() {
  const { formatMessage } = useIntl()
  return {
    open: formatMessage({ id: 'header.account' }),
    pro: formatMessage({ id: 'header.pro' }),
    settings: formatMessage({ id: 'header.settings' }),
    upgrade: formatMessage({ id: 'header.upgrade' }),
    contact: formatMessage({ id: 'header.contact' }),
    logout: formatMessage({ id: 'header.logout' }),
  }
}
