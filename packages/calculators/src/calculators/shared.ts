/** Inputs that several calculators have. */
export const CURRENCY = { kind: 'code', default: 'USD' } as const
export const ASSET = { kind: 'code', default: 'COIN' } as const
export const SIDE = { kind: 'choice', options: ['long', 'short'], default: 'long' } as const
export const FEE = { kind: 'percent', from: '0', below: '100', default: '0' } as const
export const PRICE = { kind: 'price', above: '0' } as const
export const LEVERAGE = { kind: 'count', unit: '×', from: '1', upTo: '1000', default: '1' } as const
