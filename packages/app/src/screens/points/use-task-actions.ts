import type { MessageDescriptor } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import { showPricing } from '../../shell/open-dialog.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'
import { xBinding } from '../../shell/session/x-binding.ts'

type MessageId = NonNullable<MessageDescriptor['id']>

export interface TaskAction {
  readonly label: MessageId
  readonly start?: () => void
  /** Why it can't be started. */
  readonly obstacle?: MessageId | undefined
}

/** What a person can do for a task, by its key. */
export function useTaskActions(): Readonly<Record<string, TaskAction | undefined>> {
  const providers = useConfig()?.social_providers
  const isTwitterMissing = providers && !providers.includes('twitter')
  const member = isMember(useAccount())
  return {
    bind_twitter: {
      label: 'points.bind',
      start: xBinding.begin,
      obstacle: isTwitterMissing ? 'points.noTwitter' : undefined,
    },
    bind_discord: { label: 'points.bind', obstacle: 'points.notOpen' },
    subscribe: member ? undefined : { label: 'points.goSubscribe', start: showPricing },
  }
}
