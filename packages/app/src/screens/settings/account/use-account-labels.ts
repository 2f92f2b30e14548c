import { useIntl } from 'react-intl'

/** The section's labels, with the error text for a failed unbinding of X. */
export function useAccountLabels(unbindFailed: string) {
  const { formatMessage } = useIntl()
  const pro = formatMessage({ id: 'settings.pro' })
  return {
    avatar: formatMessage({ id: 'settings.avatar' }),
    chooseAvatar: formatMessage({ id: 'settings.avatarUpload' }),
    useXAvatar: formatMessage({ id: 'settings.avatarFromX' }),
    notAnImage: formatMessage({ id: 'settings.avatarNoImage' }),
    proBadge: pro,
    name: formatMessage({ id: 'settings.name' }),
    save: formatMessage({ id: 'action.save' }),
    nameTooLong: (count: number, max: number) =>
      formatMessage({ id: 'settings.nameTooLong' }, { count, max }),
    email: formatMessage({ id: 'settings.email' }),
    x: formatMessage({ id: 'settings.x' }),
    xUnbound: formatMessage({ id: 'settings.xUnbound' }),
    bindX: formatMessage({ id: 'settings.xBind' }),
    unbindX: {
      action: formatMessage({ id: 'settings.xUnbind' }),
      title: formatMessage({ id: 'settings.xUnbindTitle' }),
      text: formatMessage({ id: 'settings.xUnbindText' }),
      close: formatMessage({ id: 'action.close' }),
      cancel: formatMessage({ id: 'action.cancel' }),
      confirm: formatMessage({ id: 'settings.xUnbind' }),
      failed: unbindFailed,
    },
    plan: formatMessage({ id: 'settings.plan' }),
    pro,
    free: formatMessage({ id: 'settings.free' }),
    upgrade: formatMessage({ id: 'settings.upgrade' }),
    manage: formatMessage({ id: 'settings.manage' }),
  }
}
