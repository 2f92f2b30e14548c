import type { Plan } from '../domain/plans.ts'
import { DEFAULT_PRICES } from '../domain/plans.ts'
import type { Language } from '../ports.ts'
import { plainPage } from './plain-page.ts'

const yearly = `$${DEFAULT_PRICES.yearly.amount / 100}`
const monthly = `$${DEFAULT_PRICES.monthly.amount / 100}`

const texts = {
  zh: {
    checkout: '测试支付',
    portal: '测试订阅',
    notice: '这是测试页面，不会收取任何费用。',
    yearly: `Pro 年付，${yearly}/年`,
    monthly: `Pro 月付，${monthly}/月`,
    until: (day: string) => `有效期至 ${day}`,
    pay: '支付（测试）',
    decline: '取消',
    end: '立即结束订阅',
    paid: '已支付，Pro 已开通。',
    expired: '订单已取消。',
    ended: '订阅已结束。',
    back: '返回 Coinquiry',
  },
  en: {
    checkout: 'Test checkout',
    portal: 'Test subscription',
    notice: 'This page is for tests. No money is taken.',
    yearly: `Pro, yearly: ${yearly} a year`,
    monthly: `Pro, monthly: ${monthly} a month`,
    until: (day: string) => `Runs until ${day}`,
    pay: 'Pay (test)',
    decline: 'Cancel',
    end: 'End the subscription now',
    paid: 'Paid. Pro is yours.',
    expired: 'The order was cancelled.',
    ended: 'The subscription has ended.',
    back: 'Back to Coinquiry',
  },
} as const

export interface ShownOrder {
  readonly plan: Plan
  readonly language: Language
  readonly status: 'open' | 'paid' | 'expired'
}

/** Where a test order is "paid"; `path` is the page's own. */
export function orderPage({ plan, language, status }: ShownOrder, path: string): string {
  const words = texts[language]
  const about = paragraphs(words.notice, words[plan])
  const content =
    status === 'open'
      ? about + button(`${path}/pay`, words.pay) + button(`${path}/decline`, words.decline)
      : about + paragraphs(words[status]) + back(words.back)
  return plainPage(language, words.checkout, content)
}

export interface ShownSubscription {
  readonly plan: Plan
  readonly isRunning: boolean
  readonly paidUntil: Date
}

/** Where a test subscription is managed. */
export function portalPage(
  { plan, isRunning, paidUntil }: ShownSubscription,
  language: Language,
  path: string,
): string {
  const words = texts[language]
  const day = paidUntil.toISOString().slice(0, 10)
  const content = isRunning
    ? paragraphs(words.notice, words[plan], words.until(day)) + button(path, words.end)
    : paragraphs(words.notice, words.ended)
  return plainPage(language, words.portal, content + back(words.back))
}

function paragraphs(...lines: readonly string[]): string {
  return lines.map((line) => `<p>${line}</p>\n`).join('')
}

function button(action: string, label: string): string {
  return `<form method="post" action="${action}"><p><button>${label}</button></p></form>\n`
}

function back(label: string): string {
  return `<p><a href="/">${label}</a></p>\n`
}
