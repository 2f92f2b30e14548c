import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type PaidPlan, useOrder } from '../../data/orders.ts'
import { useLocale } from '../../shell/language/language.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'

/** What choosing a plan does; `onLeave` is called where it leads to another screen. */
export function useChoosePlan(onLeave: () => void) {
  const navigate = useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const { language } = useLocale()
  const { mutate, reset, variables, isPending, isSuccess } = useOrder()

  useEffect(() => {
    // Back from the checkout, the browser may show this page as it was left: waiting.
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [reset])

  function choose(planId: string): void {
    if (!isPaid(planId)) {
      onLeave()
      void navigate({ to: '/' })
    } else if (!isLoggedIn) {
      onLeave()
      void navigate({ to: '/login', state: { from: '/price' } })
    } else {
      mutate({ plan: planId, language }, { onSuccess: (address) => location.assign(address) })
    }
  }

  // An order that has been placed keeps waiting until the browser has left.
  return { choose, busyPlan: isPending || isSuccess ? variables.plan : undefined }
}

const isPaid = (planId: string): planId is PaidPlan => planId === 'yearly' || planId === 'monthly'
