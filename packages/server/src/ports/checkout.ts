import type { Schemas } from '@coinquiry/api-client/contract'
import type { Plan, Price, Prices } from '../domain/prices.ts'
import type { SubscriptionStatus } from '../domain/subscription.ts'

export type { Plan, Price, Prices }

export interface CheckoutOrder {
  readonly orderId: string
  readonly plan: Plan
  readonly language: Schemas['Language']
  readonly email: string | null
  /** Under which the provider knows the user from an earlier order. */
  readonly customerId: string | null
}

export interface CheckoutPage {
  readonly sessionId: string
  readonly url: string
}

export type SubscriptionContent = Extract<PaymentContent, { kind: 'subscription' }>

/** What the provider said happened, already verified, in the terms of this product. */
export type PaymentEvent = PaymentContent & { readonly id: string; readonly at: Date }

export type PaymentContent =
  | {
      readonly kind: 'paid'
      /** Null when only the subscription tells whose it is. */
      readonly orderId: string | null
      readonly subscriptionId: string
      readonly customerId: string
      /** Null when the provider did not say. */
      readonly paidUntil: Date | null
    }
  | { readonly kind: 'expired'; readonly orderId: string }
  | {
      readonly kind: 'subscription'
      readonly orderId: string | null
      readonly subscriptionId: string
      readonly customerId: string
      readonly status: SubscriptionStatus
      readonly paidUntil: Date
      /** False when it ends with what is paid for. */
      readonly renews: boolean
      /** Null when the provider did not say. */
      readonly plan: Plan | null
    }
  | {
      /** What was paid for the period that runs was given back at the provider. */
      readonly kind: 'reversed'
      readonly by: 'refund' | 'dispute'
      readonly orderId: string | null
      readonly subscriptionId: string
      readonly customerId: string
    }
  | { readonly kind: 'ignored' }

/** How a payment page stands; `pending`: it is paid, but the money is still on its way. */
export type PageState =
  | { readonly kind: 'open' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'expired' }
  | {
      readonly kind: 'paid'
      readonly at: Date
      readonly subscriptionId: string
      readonly customerId: string
    }

/** Thrown when the provider cannot be reached or refuses. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure'
}

/** What calls the provider throws `CheckoutFailure`, which is then already reported. */
export interface Checkout {
  readonly kind: 'stripe' | 'test' | 'off'
  /** False while nothing can be sold because the provider does not say what it charges. */
  readonly isOpen: boolean
  /** What the provider charges; null where it has no prices of its own, or has not said them yet. */
  readonly prices: Prices | null
  /** The page on which the order is paid; asked for again, the same page. */
  begin(order: CheckoutOrder): Promise<CheckoutPage>
  /** The page on which a member manages the subscription; null when the provider knows no such customer. */
  portal(customerId: string, language: Schemas['Language']): Promise<string | null>
  /** How a page stands; one that the provider does not know is `expired`. */
  page(sessionId: string): Promise<PageState>
  /** How a subscription stands now; null when the provider does not know it. */
  subscription(subscriptionId: string): Promise<SubscriptionContent | null>
  /** Ends a subscription at once; done as well when it has ended. */
  cancel(subscriptionId: string): Promise<void>
  /** Nothing is paid on the page any more; `paid` when it was before, which stays as it is. */
  close(sessionId: string): Promise<'closed' | 'paid'>
  /**
   * Gives back what was paid last for a subscription, unless that was before `since`; null when
   * there was nothing, or it was given back before.
   */
  refund(subscriptionId: string, since: Date): Promise<Price | null>
  /** Nothing is paid on the page any more; what was paid on it is cancelled. */
  abandon(sessionId: string): Promise<void>
  /** Null when the body was not signed by the provider; what it leaves out is asked for. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>
  /** Reports an event that is about no order of this server's. */
  disown(event: PaymentEvent): void
}
