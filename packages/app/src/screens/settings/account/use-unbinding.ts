import { useIntl } from 'react-intl'
import { isOnlyWayIn, useUnbindX } from '../../../data/account.ts'

export function useUnbinding() {
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
