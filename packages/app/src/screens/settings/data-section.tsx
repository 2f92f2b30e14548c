import { DataSettings } from '@coinquiry/ui/blocks/settings'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { DELETE_ACCOUNT_PHRASE, useDeleteAccount, useSetDataUse } from '../../data/account.ts'
import { useConfig } from '../../data/config.ts'
import { useDeleteAllTopics } from '../../data/deletion.ts'
import type { User } from '../../data/users.ts'
import { useLocale } from '../../shell/language/language.ts'
import { leave } from '../../shell/session/log-out.ts'
import { isMember } from '../../shell/session/use-account.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import { SharedLinks } from './shared-links.tsx'
import { UserDataDownload } from './user-data-download.tsx'

/** What may be done with the person's data, and how to be rid of it. */
export function DataSection({ user, onClose }: { user: User; onClose: () => void }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const phrase = DELETE_ACCOUNT_PHRASE[useLocale().language]
  const dataUse = useSetDataUse()
  const deleteTopics = useDeleteAllTopics()
  const deleteAccount = useDeleteAccount()

  return (
    <DataSettings
      labels={useDataLabels(isMember(user), phrase)}
      optimization={dataUse.isPending ? dataUse.variables : user.allow_data_manage === 1}
      onOptimizationChange={(isOn) => dataUse.mutate(isOn, { onError: showFailure })}
      sharedLinks={<SharedLinks />}
      dataDownload={<UserDataDownload />}
      onTopicsDelete={async () => {
        await deleteTopics.mutateAsync()
        showToast({ message: 'settings.topicsDeleted' }, 'success')
        if (pathname.startsWith('/chat/')) await navigate({ to: '/' })
      }}
      onAccountDelete={async () => {
        await deleteAccount.mutateAsync()
        leave()
        onClose()
        showToast({ message: 'settings.closed' }, 'success')
        await navigate({ to: '/' })
      }}
    />
  )
}

/** The section's labels; those for members name what else is lost. */
function useDataLabels(isPro: boolean, phrase: string) {
  const { formatMessage } = useIntl()
  const days = useConfig()?.retention_days
  const common = {
    close: formatMessage({ id: 'action.close' }),
    cancel: formatMessage({ id: 'action.cancel' }),
    failed: formatMessage({ id: 'settings.deleteFailed' }),
  }
  return {
    optimization: formatMessage({ id: 'settings.dataUse' }),
    optimizationHint: formatMessage({ id: 'settings.dataUseHint' }),
    topics: formatMessage({ id: 'settings.topics' }),
    topicsText: days
      ? formatMessage({ id: 'settings.topicsTextDays' }, { days })
      : formatMessage({ id: 'settings.topicsText' }),
    deleteTopics: {
      ...common,
      action: formatMessage({ id: 'settings.topicsDelete' }),
      title: formatMessage({ id: 'settings.topicsDeleteTitle' }),
      text: formatMessage({ id: 'settings.topicsDeleteText' }),
      confirm: formatMessage({ id: 'settings.topicsDelete' }),
    },
    account: formatMessage({ id: 'settings.close' }),
    accountText: formatMessage({ id: isPro ? 'settings.closeTextPro' : 'settings.closeText' }),
    deleteAccount: {
      ...common,
      action: formatMessage({ id: 'settings.close' }),
      title: formatMessage({ id: 'settings.closeTitle' }),
      text: formatMessage({ id: isPro ? 'settings.closeWarningPro' : 'settings.closeWarning' }),
      confirm: formatMessage({ id: 'settings.close' }),
      phraseField: formatMessage({ id: 'settings.closePhrase' }, { phrase }),
    },
    phrase,
  }
}
