import type { Texts } from './texts.ts'

export const calculators: Texts['calculators'] = {
  units: {
    name: 'Units',
    about: 'Units of bitcoin, ether and solana, and names of large numbers (wan 万, yi 亿).',
  },
  conversion: {
    name: 'Conversion',
    about: 'From one asset or currency to another, by the price of each in a third one.',
  },
  profit: {
    name: 'Profit and loss',
    about: 'Of a long or short position with fees, with or without leverage.',
  },
  'break-even': {
    name: 'Break-even price',
    about: 'The price at which a position has earned its fees.',
  },
  recovery: { name: 'Recovery', about: 'The gain that makes up for a loss.' },
  'average-cost': {
    name: 'Average cost',
    about: 'The price at which several purchases are even.',
  },
  'averaging-in': {
    name: 'Averaging in',
    about: 'The same amount of money again and again, at given prices or over a price history.',
  },
  'regular-purchases': {
    name: 'Regular purchases',
    about: 'The same amount of money again and again, by the average price of the purchases.',
  },
  'savings-plan': {
    name: 'Savings plan',
    about: 'What regular payments grow to at a yearly rate.',
  },
  'staking-yield': {
    name: 'Staking yield',
    about: 'What an amount earns in a time at an APR or APY, compounded or not.',
  },
  'yearly-rate': { name: 'APR and APY', about: 'Each from the other.' },
  'impermanent-loss': {
    name: 'Impermanent loss',
    about: 'Of a 50/50 pool against holding both tokens.',
  },
  'concentrated-liquidity': {
    name: 'Concentrated liquidity',
    about: 'Impermanent loss of liquidity between two prices.',
  },
  liquidation: {
    name: 'Liquidation price',
    about: 'Where a position on isolated margin is closed by force, and its margin.',
  },
  'position-size': {
    name: 'Position size',
    about: 'How large a position may be so that its stop loses a given part of the account.',
  },
  'gas-cost': { name: 'Gas cost', about: 'The fee of a transaction on an EVM chain.' },
  'market-cap': { name: 'Market cap at a price', about: 'What all coins are worth at a price.' },
  'price-at-market-cap': {
    name: 'Price at a market cap',
    about: 'What one coin costs at a market cap.',
  },
  unlock: {
    name: 'Unlock and dilution',
    about: 'What newly circulating coins do to holders, and the fully diluted value.',
  },
  'target-price': {
    name: 'Target price',
    about: 'At which a position has gained or lost a given part, after fees.',
  },
  'trading-fees': { name: 'Trading fees', about: 'Of one or more trades, each at its own rate.' },
  percentage: { name: 'Percentage', about: 'A percentage of an amount.' },
  'percent-of': { name: 'Part in per cent', about: 'How many per cent one amount is of another.' },
  growth: {
    name: 'Growth of a rate',
    about: 'What a daily, weekly or other rate comes to in a time, simple and compounded.',
  },
  'yield-goal': {
    name: 'Amount for a yield',
    about: 'How much has to be staked to earn a given yield.',
  },
  'yield-rate': { name: 'Rate of a yield', about: 'The yearly rate that a yield is.' },
  margin: { name: 'Margin', about: 'The margin that a position takes at a leverage.' },
  'position-on-margin': {
    name: 'Position on a margin',
    about: 'How large a position a margin makes at a leverage.',
  },
  leverage: { name: 'Leverage', about: 'How many times its margin a position is.' },
  'position-for-loss': {
    name: 'Position for a loss',
    about: 'How large a position is that loses a given amount of money at its stop.',
  },
  funding: { name: 'Funding', about: 'What funding of a perpetual contract comes to in a time.' },
  loan: {
    name: 'Loan on a collateral',
    about: 'Liquidation price, health factor and loan-to-value ratio.',
  },
  borrowing: {
    name: 'Most that can be borrowed',
    about: 'On a collateral, up to a loan-to-value ratio.',
  },
  'supply-at-market-cap': {
    name: 'Supply at a market cap',
    about: 'How many coins a market cap and a price mean.',
  },
  share: { name: 'Share of a supply', about: 'How much of a supply some coins are.' },
}
