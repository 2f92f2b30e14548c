export {
  type Plan,
  type PricingBlurb,
  PricingTable,
  type PricingTableProps,
} from './pricing-table.tsx'
