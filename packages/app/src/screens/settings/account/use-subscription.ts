import { useEffect } from 'react'
import { useOrder } from '../../../data/orders.ts'
import { useLocale } from '../../../shell/language/language.ts'

/** The way to where a member's subscription is managed: the answer to a member's order. */
export function useSubscription() {
  const { language } = useLocale()
  const { mutate, reset, isPending, isSuccess } = useOrder()

  useEffect(() => {
    // Back from there, the browser may show this page as it was left: waiting.
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [reset])

  return {
    // Busy until the browser has left.
    isBusy: isPending || isSuccess,
    manage: () =>
      mutate({ plan: 'yearly', language }, { onSuccess: (address) => location.assign(address) }),
  }
}
