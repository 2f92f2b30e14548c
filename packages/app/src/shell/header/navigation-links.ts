import type { HeaderLink } from '@coinquiry/ui/blocks/app-header'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useIsFrameOnly } from '../frame-only.ts'
import { useNewTopic } from '../use-new-topic.ts'

const hrefs = {
  home: '/',
  newTopic: '/',
  history: '/history',
  price: '/price',
  points: '/points',
  login: '/login',
} as const satisfies Record<HeaderLink, string>

const marked = ['history', 'price', 'points'] as const

/** Where the header and its menu lead, and which of them is on the screen. */
export function useNavigationLinks() {
  const navigate = useNavigate()
  const startTopic = useNewTopic()
  const { pathname } = useLocation()
  const isFrameOnly = useIsFrameOnly()
  return {
    hrefs,
    current: isFrameOnly ? undefined : marked.find((link) => hrefs[link] === pathname),
    onFollow(link: HeaderLink): void {
      if (link === 'newTopic') startTopic()
      else void navigate({ to: hrefs[link], state: link === 'login' ? { from: pathname } : {} })
    },
  }
}
