import { SessionList } from '@coinquiry/ui/blocks/settings'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useEndAllSessions, useEndSession, useSessions } from '../../data/sessions.ts'
import { leave } from '../../shell/session/log-out.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'

const SECOND_MS = 1000

/** Where the person is logged in; each can be logged out, or all of them. */
export function Sessions({ onClose }: { onClose: () => void }) {
  const { formatMessage, formatDate } = useIntl()
  const navigate = useNavigate()
  const { sessions, isFailed, reload } = useSessions()
  const { mutate: end } = useEndSession()
  const endAll = useEndAllSessions()

  /** What is known of it, in words. */
  function deviceName(browser: string, system: string): string {
    if (browser && system) return formatMessage({ id: 'settings.sessionOn' }, { browser, system })
    return browser || system || formatMessage({ id: 'settings.sessionUnknown' })
  }

  return (
    <SessionList
      labels={{
        title: formatMessage({ id: 'settings.sessions' }),
        loading: formatMessage({ id: 'settings.sessionsLoading' }),
        end: formatMessage({ id: 'settings.sessionEnd' }),
        endOf: (device) => formatMessage({ id: 'settings.sessionEndOf' }, { device }),
        endAll: {
          action: formatMessage({ id: 'settings.sessionsEndAll' }),
          title: formatMessage({ id: 'settings.sessionsEndAllTitle' }),
          text: formatMessage({ id: 'settings.sessionsEndAllText' }),
          close: formatMessage({ id: 'action.close' }),
          cancel: formatMessage({ id: 'action.cancel' }),
          confirm: formatMessage({ id: 'settings.sessionsEndAll' }),
          failed: formatMessage({ id: 'settings.sessionsEndFailed' }),
        },
        retry: formatMessage({ id: 'connection.retry' }),
      }}
      sessions={sessions?.map(({ session_id, browser, system, used_at, is_current }) => ({
        id: session_id,
        device: deviceName(browser, system),
        text: is_current
          ? formatMessage({ id: 'settings.sessionThis' })
          : formatMessage(
              { id: 'settings.sessionUsed' },
              { date: formatDate(used_at * SECOND_MS, { dateStyle: 'long' }) },
            ),
        current: is_current === 1,
      }))}
      error={isFailed && !sessions ? formatMessage({ id: 'settings.sessionsFailed' }) : undefined}
      onRetry={reload}
      onEnd={(id) => end(id, { onError: showFailure })}
      onEndAll={async () => {
        await endAll.mutateAsync()
        leave()
        onClose()
        await navigate({ to: '/login' })
      }}
    />
  )
}
