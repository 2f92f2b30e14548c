import { AccountSettings } from '@coinquiry/ui/blocks/settings'
import { useIntl } from 'react-intl'
import { useRename } from '../../../data/account.ts'
import { useConfig } from '../../../data/config.ts'
import type { User } from '../../../data/users.ts'
import { failureText } from '../../../shell/errors/show-failure.ts'
import { showPricing } from '../../../shell/open-dialog.ts'
import { isMember } from '../../../shell/session/use-account.ts'
import { xBinding } from '../../../shell/session/x-binding.ts'
import { useAccountLabels } from './use-account-labels.ts'
import { useAvatar } from './use-avatar.ts'
import { useSubscription } from './use-subscription.ts'
import { useUnbinding } from './use-unbinding.ts'

/** Who the person is: picture, name, e-mail, X account and plan. */
export function AccountSection({ user }: { user: User }) {
  const intl = useIntl()
  const isPro = isMember(user)
  const avatar = useAvatar()
  const rename = useRename()
  const unbinding = useUnbinding()
  const subscription = useSubscription()
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
      onManage={subscription.manage}
      manageBusy={subscription.isBusy}
    />
  )
}
