import { createCheckoutSession } from '@coinquiry/api-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { notifyUserChanged, refetchUser } from './users.ts'

const orderTypes = { yearly: '1', monthly: '2' } as const

export type PaidPlan = keyof typeof orderTypes

interface Order {
  readonly plan: PaidPlan
  readonly language: 'zh' | 'en'
}

/** Orders a plan, and leads to where it is paid or where a running subscription is managed. */
export function useOrder() {
  const { mutate, reset, variables, isPending, isSuccess } = useMutation({
    mutationFn: async ({ plan, language }: Order) => {
      const order = { order_type: orderTypes[plan], language }
      return (await createCheckoutSession(order)).checkout_url
    },
    onError: (error) => console.warn('The order could not be placed:', error.message),
  })

  useEffect(() => {
    // Back from the checkout, the browser may show this page as it was left: waiting.
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [reset])

  return {
    order: (order: Order) => mutate(order, { onSuccess: (address) => location.assign(address) }),
    /** Waits until the browser has left. */
    busyPlan: isPending || isSuccess ? variables.plan : undefined,
  }
}

const pollMs = 2000
const polls = 30
/** Failures in a row that are passed over, of whatever kind. */
const errorRetries = 3

/** Waits for a payment to be confirmed, as long as `signal` lets it. */
export function useAwaitMembership(): (signal: AbortSignal) => Promise<boolean> {
  const queries = useQueryClient()
  return useCallback(
    async (signal) => {
      const isActive = await awaitMembership(queries, signal)
      if (isActive) notifyUserChanged()
      return isActive
    },
    [queries],
  )
}

/**
 * Asks for the user until the payment has made a member of them. False if that takes a minute or
 * `signal` ends it; rejects when asking fails once more than `errorRetries` times in a row.
 */
export async function awaitMembership(queries: QueryClient, signal: AbortSignal): Promise<boolean> {
  let failures = 0
  for (let poll = 0; poll < polls && !signal.aborted; poll++) {
    try {
      if ((await refetchUser(queries)).is_membership === 1) return true
      failures = 0
    } catch (error) {
      failures += 1
      if (failures > errorRetries) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return false
}
