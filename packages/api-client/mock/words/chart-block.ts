const prices = [91_840, 92_610, 91_275, 93_480, 94_105, 95_320, 95_960]

/** A week of made-up prices, as the block of an answer that is drawn; `n` is the cited source. */
export function chartBlock(title: string, n: number): string {
  const points = prices.map((price, day) => [`2026-11-${14 + day}`, price])
  const chart = {
    kind: 'line',
    title,
    unit: 'USD',
    series: [{ name: 'BTC', points }],
    source: 'CoinGecko',
    n,
    at: '2026-11-20T12:00:00.000Z',
  }
  return `\`\`\`chart\n${JSON.stringify(chart)}\n\`\`\``
}
