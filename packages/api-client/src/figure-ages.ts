/**
 * How many minutes a figure counts as current, by its kind; null for what does not age. An older
 * one is marked wherever it is shown.
 */
export const CURRENT_MINUTES = {
  price: 60,
  change: 60,
  fee: 60,
  derivatives: 60,
  chain: 180,
  market: 180,
  defi: 2160,
  yield: 2160,
  sentiment: 2160,
  supply: 10_080,
  fact: null,
} as const
