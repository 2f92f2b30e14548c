import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useNewTopic } from '../../../shell/new-topic/use-new-topic.ts'
import { useIsLoggedIn } from '../../../shell/session/session.ts'
import { keysOf } from '../../../shell/shortcuts/key-names.ts'
import type { Action } from './action.ts'

/** The places the palette leads to. */
export function useNavigationActions(): Action[] {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const own: Action[] = [
    {
      id: 'history',
      label: formatMessage({ id: 'header.history' }),
      keys: keysOf.history,
      onSelect: () => void navigate({ to: '/history' }),
    },
    {
      id: 'favourites favorites bookmarks',
      label: formatMessage({ id: 'palette.favorites' }),
      onSelect: () => void navigate({ to: '/history', search: { tab: 'favorites' } }),
    },
    {
      id: 'points',
      label: formatMessage({ id: 'header.pointsPlace' }),
      onSelect: () => void navigate({ to: '/points' }),
    },
  ]
  return [
    {
      id: 'new topic chat',
      label: formatMessage({ id: 'header.newTopic' }),
      keys: keysOf.newTopic,
      onSelect: useNewTopic(),
    },
    ...(isLoggedIn ? own : []),
    {
      id: 'pricing pro plans upgrade',
      label: formatMessage({ id: 'header.price' }),
      onSelect: () => void navigate({ to: '/price' }),
    },
  ]
}
