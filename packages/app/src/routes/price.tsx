import { createFileRoute } from '@tanstack/react-router'
import { PricingScreen } from '../screens/pricing/pricing-screen.tsx'
import { loadMessages } from '../shell/language/language.ts'

export const Route = createFileRoute('/price')({
  loader: () => loadMessages('pricing'),
  component: PricingScreen,
})
