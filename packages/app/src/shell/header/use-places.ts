import type { HeaderPlace } from '@coinquiry/ui/blocks/app-header'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useNewTopic } from '../new-topic/use-new-topic.ts'

const hrefs = {
  home: '/',
  newTopic: '/',
  history: '/history',
  price: '/price',
  points: '/points',
  login: '/login',
} as const satisfies Record<HeaderPlace, string>

const marked = ['history', 'price', 'points'] as const

/** Where the header and its menu lead, and which of these places is on the screen. */
export function usePlaces() {
  const navigate = useNavigate()
  const startTopic = useNewTopic()
  const { pathname } = useLocation()
  return {
    hrefs,
    current: marked.find((place) => hrefs[place] === pathname),
    onFollow(place: HeaderPlace): void {
      if (place === 'newTopic') startTopic()
      else void navigate({ to: hrefs[place], state: place === 'login' ? { from: pathname } : {} })
    },
  }
}
