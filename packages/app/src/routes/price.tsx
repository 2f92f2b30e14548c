import { createFileRoute } from '@tanstack/react-router'
import { PricingScreen } from '../screens/pricing/pricing-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'

export const Route = createFileRoute('/price')({
  staticData: { messages: ['pricing'] },
  loader: loadRouteMessages,
  component: PricingScreen,
})
