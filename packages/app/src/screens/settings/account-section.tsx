import { AccountSettings } from '@coinquiry/ui/blocks/settings'
import { useIntl } from 'react-intl'
import { isOnlyWayIn, useRename, useUnbindX } from '../../data/account.ts'
import { useConfig } from '../../data/config.ts'
import { useOrder } from '../../data/orders.ts'
import type { User } from '../../data/users.ts'
import { failureText } from '../../shell/errors/failure-text.ts'
import { useLocale } from '../../shell/language/language.ts'
import { showPricing } from '../../shell/open-dialog.ts'
import { isMember } from '../../shell/session/use-account.ts'
import { xBinding } from '../../shell/session/x-binding.ts'
import { useAvatar } from './use-avatar.ts'

/** Who the person is: picture, name, e-mail, X account and plan. */
export function AccountSection({ user }: { user: User }) {
  const intl = useIntl()
  const isPro = isMember(user)
  const avatar = useAvatar()
  const rename = useRename()
  const unbinding = useUnbinding()
  const { language } = useLocale()
  const { order, busyPlan } = useOrder()
  const providers = useConfig()?.social_providers
  const hasNoX = providers !== undefined && !providers.includes('twitter')

  return (
    <AccountSettings
      labels={useAccountLabels(unbinding.failed)}
      account={{
        name: user.user_name,
        email: user.email || intl.formatMessage({ id: 'settings.noEmail' }),
        imageUrl: avatar.preview ?? (user.icon_url || undefined),
        pro: isPro,
        xName: user.twitter_account || undefined,
      }}
      avatarDisabledReason={isPro ? undefined : intl.formatMessage({ id: 'settings.proOnly' })}
      avatarBusy={avatar.isBusy}
      avatarError={avatar.error}
      onAvatarChoose={avatar.upload}
      onXAvatarChoose={avatar.useXPicture}
      nameBusy={rename.isPending}
      nameError={rename.error ? failureText(intl, rename.error) : undefined}
      onNameEdit={rename.reset}
      onNameSave={(name) => rename.mutate(name)}
      bindDisabledReason={hasNoX ? intl.formatMessage({ id: 'settings.xMissing' }) : undefined}
      onXBind={xBinding.begin}
      onXUnbind={unbinding.unbind}
      onUpgrade={showPricing}
      // A member's order is answered with the address where the subscription is managed.
      onManage={() => order({ plan: 'yearly', language })}
      manageBusy={busyPlan !== undefined}
    />
  )
}

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

function useUnbinding() {
  const { formatMessage } = useIntl()
  const { error, mutateAsync } = useUnbindX()
  return {
    /** What to say when it was refused. */
    failed: formatMessage({
      id: isOnlyWayIn(error) ? 'settings.xOnlyWayIn' : 'settings.xUnbindFailed',
    }),
    unbind: () => mutateAsync(),
  }
}
