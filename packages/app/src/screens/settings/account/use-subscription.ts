import { useOrder } from '../../../data/orders.ts'
import { useLocale } from '../../../shell/language/language.ts'

/** The way to where a member's subscription is managed: the answer to a member's order. */
export function useSubscription() {
  const { language } = useLocale()
  const order = useOrder()
  return {
    isBusy: order.isPending,
    manage: () =>
      order.mutate(
        { plan: 'yearly', language },
        { onSuccess: (address) => location.assign(address) },
      ),
  }
}
