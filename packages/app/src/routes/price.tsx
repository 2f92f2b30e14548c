import { createFileRoute } from '@tanstack/react-router'
import { PricingScreen } from '../screens/pricing/pricing-screen.tsx'
import { needWords } from '../shell/language/language.ts'

export const Route = createFileRoute('/price')({
  loader: () => needWords('pricing'),
  component: PricingScreen,
})
