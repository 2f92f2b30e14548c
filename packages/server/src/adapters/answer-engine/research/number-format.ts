/** A price with as many digits as it deserves: `91,234.5 USD`, `0.00001234 USD`. */
export function amount(value: number, currency: string): string {
  const digits =
    Math.abs(value) >= 1 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 4 }
  return `${new Intl.NumberFormat('en', digits).format(value)} ${currency.toUpperCase()}`
}

export function percent(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(2)} %`
}

/** `2026-11-20 15:58 UTC` */
export function minute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
