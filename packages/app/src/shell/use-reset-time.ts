import { useIntl } from 'react-intl'

/**
 * When a used-up allowance is renewed (`resets_at`, in seconds since 1970): the time of day at the
 * reader's place, which is never more than a day away. Null for a server that doesn't say.
 */
export function useResetTime(resetsAt: number | undefined): string | null {
  const { formatTime } = useIntl()
  if (!resetsAt) return null
  return formatTime(resetsAt * 1000, { hour: 'numeric', minute: '2-digit' })
}
