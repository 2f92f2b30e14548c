import { AccountSettings } from '@coinquiry/ui/blocks/settings'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import {
  AVATAR_MAX_BYTES,
  isOnlyWayIn,
  useRename,
  useSwitchToXPicture,
  useUnbindX,
  useUploadAvatar,
} from '../../data/account.ts'
import { useConfig } from '../../data/config.ts'
import { useOrder } from '../../data/orders.ts'
import type { User } from '../../data/users.ts'
import { failureText } from '../../shell/errors/failure-text.ts'
import { useLocale } from '../../shell/language/language.ts'
import { showPricing } from '../../shell/open-dialog.ts'
import { isMember } from '../../shell/session/use-account.ts'
import { usePlanText } from '../../shell/session/use-plan-text.ts'
import { xBinding } from '../../shell/session/x-binding.ts'
import { Sessions } from './sessions.tsx'

/** Who the person is: picture, name, e-mail, X account and plan; where they are logged in. */
export function AccountSection({ user, onClose }: { user: User; onClose: () => void }) {
  const intl = useIntl()
  const isPro = isMember(user)
  const avatar = useAvatar()
  const rename = useRename()
  const unbinding = useUnbindX()
  const { language } = useLocale()
  const { order, busyPlan } = useOrder()
  const providers = useConfig()?.social_providers
  const hasNoX = providers !== undefined && !providers.includes('twitter')

  return (
    <AccountSettings
      labels={useAccountLabels(unbinding.error)}
      planText={usePlanText(user)}
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
      onXUnbind={() => unbinding.mutateAsync()}
      onUpgrade={showPricing}
      // A member's order is answered with the address where the subscription is managed.
      onManage={() => order({ plan: 'yearly', language })}
      manageBusy={busyPlan !== undefined}
      sessions={<Sessions onClose={onClose} />}
    />
  )
}

/** The section's labels; `unbindError` is why X could not be unbound. */
function useAccountLabels(unbindError: unknown) {
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
      failed: formatMessage({
        id: isOnlyWayIn(unbindError) ? 'settings.xOnlyWayIn' : 'settings.xUnbindFailed',
      }),
    },
    plan: formatMessage({ id: 'settings.plan' }),
    pro,
    free: formatMessage({ id: 'settings.free' }),
    upgrade: formatMessage({ id: 'settings.upgrade' }),
    manage: formatMessage({ id: 'settings.manage' }),
  }
}

const MIB = 1024 * 1024

/** Changing the picture; the chosen one is shown while it is on its way. */
function useAvatar() {
  const intl = useIntl()
  const upload = useUploadAvatar()
  const fromX = useSwitchToXPicture()
  const [preview, setPreview] = useState<string>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const failure = upload.error ?? fromX.error

  function forget(): void {
    upload.reset()
    fromX.reset()
  }

  return {
    preview: upload.isPending ? preview : undefined,
    isBusy: upload.isPending || fromX.isPending,
    error: isTooLarge
      ? intl.formatMessage({ id: 'settings.avatarTooLarge' }, { size: AVATAR_MAX_BYTES / MIB })
      : failure
        ? failureText(intl, failure)
        : undefined,
    upload(file: File): void {
      forget()
      setIsTooLarge(file.size > AVATAR_MAX_BYTES)
      if (file.size > AVATAR_MAX_BYTES) return
      setPreview(undefined)
      void dataUrlOf(file).then(setPreview)
      upload.mutate(file)
    },
    useXPicture(): void {
      forget()
      setIsTooLarge(false)
      fromX.mutate()
    },
  }
}

/** The page's policy shows pictures by such addresses, not by those of blobs. */
function dataUrlOf(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined)
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
}
