import { useIntl } from 'react-intl'

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
