import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'
import { HomeScreen } from '../screens/home/home-screen.tsx'
import { OrderUnseen } from '../screens/pricing/order-unseen.tsx'
import { Boundary } from '../shell/errors/boundary.tsx'
import { loadMessages } from '../shell/language/language.ts'
import { useIsLoggedIn } from '../shell/session/session.ts'

interface HomeSearch {
  /** The order that a checkout has come back from. */
  order?: string
}

export const Route = createFileRoute('/')({
  validateSearch: ({ order }: Record<string, unknown>): HomeSearch =>
    order === undefined ? {} : { order: String(order) },
  component: Home,
})

const OrderReturn = lazy(async () => {
  const [loaded] = await Promise.all([
    import('../screens/pricing/order-return.tsx'),
    loadMessages('pricing'),
  ])
  return loaded
})

function Home() {
  const { order } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const isHydrated = useHydrated()
  const leaveOrder = useCallback(() => void navigate({ search: {}, replace: true }), [navigate])
  return (
    <HomeScreen
      notice={
        order !== undefined &&
        isLoggedIn &&
        isHydrated && (
          <Boundary fallback={<OrderUnseen />}>
            <Suspense>
              <OrderReturn onActive={leaveOrder} />
            </Suspense>
          </Boundary>
        )
      }
    />
  )
}
